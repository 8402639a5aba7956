// The source of a library that the program compiles where it runs; the compiler takes it in as it is.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "conditions.h"

static const char library[] = {
#embed "library.c.txt"
    , 0};

const char *meerkat_conditions(void) { return library; }
