/// A place in a source: a file with a line and a column, both counted from 1.
public struct Location: Codable, Hashable, Sendable {
  /// The path of the file, from the package's folder.
  public let file: String

  /// The line.
  public let line: Int

  /// The column, in bytes of UTF-8, as the compiler counts it.
  public let column: Int

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - file: The path of the file, from the package's folder.
  ///   - line: The line, from 1.
  ///   - column: The column, from 1.
  public init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }
}

extension Location: Comparable {
  public static func < (one: Location, other: Location) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }
}

extension Location: CustomStringConvertible {
  /// As in `Sources/App.swift:3:7`, which editors and terminals open.
  public var description: String { "\(file):\(line):\(column)" }
}
