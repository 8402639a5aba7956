package import Foundation

/// A way to turn a value into something that is kept beside the tests and compared.
///
/// Like `Snapshotting` of swift-snapshot-testing, as far as call sites go.
public struct Snapshotting<Value, Format> {
  /// The end of the reference's name, without a dot.
  public let pathExtension: String
  let make: (Value) throws -> [SnapshotFile]

  /// Makes a way that gives one text.
  ///
  /// - Parameters:
  ///   - pathExtension: The end of the reference's name, without a dot.
  ///   - text: Gives the text of a value.
  public init(pathExtension: String, text: @escaping (Value) throws -> String) {
    self.pathExtension = pathExtension
    make = { [SnapshotFile(variant: nil, bytes: Data(try text($0).utf8), kind: .text)] }
  }

  init(pathExtension: String, make: @escaping (Value) throws -> [SnapshotFile]) {
    self.pathExtension = pathExtension
    self.make = make
  }

  /// Gives the way for another type of values.
  ///
  /// - Parameter transform: Gives the value that this way knows.
  /// - Returns: The same way, for what `transform` takes.
  public func pullback<Other>(
    _ transform: @escaping (Other) throws -> Value
  ) -> Snapshotting<Other, Format> {
    Snapshotting<Other, Format>(pathExtension: pathExtension) { try make(transform($0)) }
  }
}

/// One file that is compared with its reference.
package struct SnapshotFile: Sendable {
  /// What stands behind the test's name where there are several files.
  let variant: String?
  let bytes: Data
  let kind: Kind

  package init(variant: String?, bytes: Data, kind: Kind) {
    self.variant = variant
    self.bytes = bytes
    self.kind = kind
  }

  /// How files are compared.
  package enum Kind: Sendable {
    case text, svg, bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
