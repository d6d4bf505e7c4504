#ifndef SHIM_STDLIB_H
#define SHIM_STDLIB_H
#include <stddef.h>
void *malloc(size_t); void *calloc(size_t, size_t); void *realloc(void *, size_t); void free(void *);
void exit(int) __attribute__((noreturn)); void abort(void) __attribute__((noreturn));
#define alloca __builtin_alloca
#endif
