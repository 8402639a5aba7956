package import Foundation

extension Encodable {
  /// Returns the value as JSON, the same each time: in one line, unless it is to be pretty.
  package func json(_ more: JSONEncoder.OutputFormatting = []) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = more.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
