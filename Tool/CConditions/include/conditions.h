/// The source, in C, of the library that makes the conditions of a process the same each time.
const char *_Nonnull meerkat_conditions(void);
