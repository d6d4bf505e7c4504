/* For this target, onig_sys defines ONIG_EXTERN without `extern`, which would define every encoding in every file. */
#undef ONIG_EXTERN
#define ONIG_EXTERN extern
