// The tables of symbols, which the compiler takes in as they are. A row is described in SymbolTable.swift.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "symbols.h"

static const unsigned char symbols[] = {
// Arrows and chevrons.
#embed "tables/arrows.txt"
,
// Signs, such as plus, a check mark, a question mark, money.
#embed "tables/marks.txt"
,
// Plain figures, which also frame other symbols.
#embed "tables/figures.txt"
,
// People, hands and faces.
#embed "tables/people.txt"
,
// Messages, calls and networks.
#embed "tables/communication.txt"
,
// Documents, folders, books and what is done with them.
#embed "tables/documents.txt"
,
// Time, places and the way there.
#embed "tables/places.txt"
,
// The house and the things in it.
#embed "tables/home.txt"
,
// Shopping, money and work.
#embed "tables/commerce.txt"
,
// Tools and settings.
#embed "tables/tools.txt"
,
// Weather, plants and animals.
#embed "tables/nature.txt"
,
// Sound, pictures and playback.
#embed "tables/media.txt"
,
// Writing and lists.
#embed "tables/text.txt"
,
// Grids, stacks and windows.
#embed "tables/layout.txt"
,
// Machines and what is in them.
#embed "tables/devices.txt"
,
// Locks, keys, health: who is safe and who may come in.
#embed "tables/security.txt"
,
// Cards, dice, plain triangles, and marks of makers, for which something neutral stands.
#embed "tables/games.txt"
};

// What exists only inside other symbols, such as the digit in "1.circle".
static const unsigned char characters[] = {
#embed "tables/characters.txt"
};

const unsigned char *meerkat_symbols(size_t *count) {
  *count = sizeof(symbols);
  return symbols;
}

const unsigned char *meerkat_symbol_characters(size_t *count) {
  *count = sizeof(characters);
  return characters;
}
