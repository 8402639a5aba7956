// A file that begins with `import Combine` compiles unchanged where Combine is this module by
// another name. On Apple platforms that is Apple's Combine; elsewhere it is OpenCombine, completed
// by the rest of this module. Foundation's networking is a module of its own there, so it comes
// along: `URLSession` needs no second import on Apple platforms either.
#if canImport(Combine)
  @_exported public import Combine
#else
  @_exported public import OpenCombine
  @_exported public import OpenCombineDispatch

  #if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
  #endif
#endif
