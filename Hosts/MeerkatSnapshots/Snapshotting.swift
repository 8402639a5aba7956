import Foundation

/// A strategy that turns a value into a snapshot, which is kept beside the tests and compared.
///
/// Call sites are compatible with `Snapshotting` of swift-snapshot-testing.
public struct Snapshotting<Value, Format> {
  /// The extension of the reference's file name, without a dot.
  public let pathExtension: String
  let make: (Value) throws -> [SnapshotFile]

  /// Creates a strategy that produces one text.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the reference's file name, without a dot.
  ///   - text: Returns the text of a value.
  public init(pathExtension: String, text: @escaping (Value) throws -> String) {
    self.pathExtension = pathExtension
    make = { [SnapshotFile(variant: nil, bytes: Data(try text($0).utf8), kind: .text)] }
  }

  init(pathExtension: String, make: @escaping (Value) throws -> [SnapshotFile]) {
    (self.pathExtension, self.make) = (pathExtension, make)
  }

  /// Returns the strategy for another type of value.
  ///
  /// - Parameter transform: Converts a value to the type of this strategy.
  /// - Returns: A strategy that converts a value with `transform` first.
  public func pullback<Other>(
    _ transform: @escaping (Other) throws -> Value
  ) -> Snapshotting<Other, Format> {
    Snapshotting<Other, Format>(pathExtension: pathExtension) { try make(transform($0)) }
  }
}
