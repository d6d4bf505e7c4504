#ifndef SHIM_STDIO_H
#define SHIM_STDIO_H
#include <stddef.h>
#include <stdarg.h>
typedef struct shim_file FILE;
#define stdout ((FILE *)0)
#define stderr ((FILE *)0)
int vsnprintf(char *, size_t, const char *, va_list);
int snprintf(char *, size_t, const char *, ...);
int fprintf(FILE *, const char *, ...);
int fflush(FILE *);
int fputs(const char *, FILE *);
#endif
