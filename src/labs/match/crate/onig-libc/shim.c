/* The C library functions that Oniguruma needs and that compiler-builtins does not have. */
#include <stddef.h>
#include <stdarg.h>
#include <string.h>
#include <stdio.h>

int strcmp(const char *a, const char *b) { while (*a && *a == *b) { a++; b++; } return (unsigned char)*a - (unsigned char)*b; }
int strncmp(const char *a, const char *b, size_t n) {
  for (; n; n--, a++, b++) { if (*a != *b) return (unsigned char)*a - (unsigned char)*b; if (!*a) break; }
  return 0;
}
char *strcpy(char *d, const char *s) { char *r = d; while ((*d++ = *s++)) {} return r; }
char *strcat(char *d, const char *s) { strcpy(d + strlen(d), s); return d; }
char *strncpy(char *d, const char *s, size_t n) { size_t i = 0; for (; i < n && s[i]; i++) d[i] = s[i]; for (; i < n; i++) d[i] = 0; return d; }

/* Supports what the messages of Oniguruma use: %s %d %u %x %c %%, and a width padded with zeros. */
int vsnprintf(char *buf, size_t size, const char *fmt, va_list ap) {
  size_t n = 0;
#define PUT(ch) do { if (n + 1 < size) buf[n] = (ch); n++; } while (0)
  for (; *fmt; fmt++) {
    if (*fmt != '%') { PUT(*fmt); continue; }
    fmt++;
    char pad = ' '; int width = 0;
    if (*fmt == '0') { pad = '0'; fmt++; }
    while (*fmt >= '0' && *fmt <= '9') width = width * 10 + (*fmt++ - '0');
    while (*fmt == 'l') fmt++;
    switch (*fmt) {
      case 's': { const char *s = va_arg(ap, const char *); while (*s) PUT(*s++); break; }
      case 'c': PUT((char)va_arg(ap, int)); break;
      case 'd': case 'u': case 'x': {
        char tmp[12]; int k = 0; unsigned base = *fmt == 'x' ? 16 : 10; int v = va_arg(ap, int); unsigned u = (unsigned)v;
        if (*fmt == 'd' && v < 0) { PUT('-'); u = 0u - u; }
        do { tmp[k++] = "0123456789abcdef"[u % base]; u /= base; } while (u);
        while (width-- > k) PUT(pad);
        while (k) PUT(tmp[--k]);
        break;
      }
      case 0: fmt--; break;
      default: PUT(*fmt);
    }
  }
  if (size) buf[n < size ? n : size - 1] = 0;
  return (int)n;
}
int snprintf(char *buf, size_t size, const char *fmt, ...) {
  va_list ap; va_start(ap, fmt); int n = vsnprintf(buf, size, fmt, ap); va_end(ap); return n;
}
/* Only the monitor callout of Oniguruma prints, and nothing registers it. */
int fprintf(FILE *f, const char *fmt, ...) { (void)f; (void)fmt; return 0; }
int fflush(FILE *f) { (void)f; return 0; }
int fputs(const char *s, FILE *f) { (void)s; (void)f; return 0; }
