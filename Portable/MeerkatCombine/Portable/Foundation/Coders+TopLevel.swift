public import Foundation
public import OpenCombine

// Foundation and OpenCombine know nothing of each other; on Apple platforms Foundation itself
// declares these conformances, and there this file is empty.

/// Like Combine's conformance, for `encode(encoder:)`.
extension JSONEncoder: @retroactive TopLevelEncoder {
  public typealias Output = Data
}

/// Like Combine's conformance, for `decode(type:decoder:)`.
extension JSONDecoder: @retroactive TopLevelDecoder {
  public typealias Input = Data
}

/// Like Combine's conformance, for `encode(encoder:)`.
extension PropertyListEncoder: @retroactive TopLevelEncoder {
  public typealias Output = Data
}

/// Like Combine's conformance, for `decode(type:decoder:)`.
extension PropertyListDecoder: @retroactive TopLevelDecoder {
  public typealias Input = Data
}
