// OpenCombine, completed by the rest of this module. Where a manifest gives this module the name
// Combine, files that begin with `import Combine` compile unchanged. Foundation's networking is a
// module of its own here, so it comes along: `URLSession` needs no second import on Apple platforms
// either.
@_exported public import OpenCombine

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
