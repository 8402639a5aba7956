#include <stddef.h>

/// The bytes of a file that is part of the program; null if there is none of this name.
const unsigned char *_Nullable meerkat_resource(const char *_Nonnull name, size_t *_Nonnull count);
