// The libraries use none of Combine's names: MeerkatCombine only re-exports the module. See ../README.md.
