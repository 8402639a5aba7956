#if !canImport(Combine)
  public import Foundation
  public import OpenCombine

  // Foundation and OpenCombine know nothing of each other; on Apple platforms Foundation itself
  // declares these conformances, and there this file is empty.

  /// Like Combine's conformance: what `encode(encoder:)` takes.
  extension JSONEncoder: @retroactive TopLevelEncoder {
    public typealias Output = Data
  }

  /// Like Combine's conformance: what `decode(type:decoder:)` takes.
  extension JSONDecoder: @retroactive TopLevelDecoder {
    public typealias Input = Data
  }

  /// Like Combine's conformance: what `encode(encoder:)` takes.
  extension PropertyListEncoder: @retroactive TopLevelEncoder {
    public typealias Output = Data
  }

  /// Like Combine's conformance: what `decode(type:decoder:)` takes.
  extension PropertyListDecoder: @retroactive TopLevelDecoder {
    public typealias Input = Data
  }
#endif
