#ifndef SHIM_CTYPE_H
#define SHIM_CTYPE_H
#endif
