#include <stddef.h>

/// The rows of symbols that an app can name.
const unsigned char *_Nonnull meerkat_symbols(size_t *_Nonnull count);

/// What exists only inside other symbols.
const unsigned char *_Nonnull meerkat_symbol_characters(size_t *_Nonnull count);
