public import Foundation

/// Makes lines of what comes in parts.
public struct LineBuffer: Sendable {
  private var rest: [UInt8] = []

  public init() {}

  /// Adds a part, and returns the lines that it completes.
  public mutating func add(_ data: Data) -> [String] {
    // A line may come in thousands of parts: each is looked at once.
    var parts = [UInt8](data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let last = parts.removeLast()
    guard let first = parts.first else {
      rest += last
      return []
    }
    let line = String(decoding: rest + first, as: UTF8.self)
    rest = Array(last)
    return [line] + parts.dropFirst().map { String(decoding: $0, as: UTF8.self) }
  }

  /// What came after the last line.
  public var remainder: String? { rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self) }
}
