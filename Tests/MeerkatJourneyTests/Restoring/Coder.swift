import Foundation
import MeerkatJourney
import Testing

/// Whoever writes and reads an archive.
enum Coder: CaseIterable, CustomTestStringConvertible {
  case own, foundation

  var testDescription: String {
    switch self {
    case .own: "ArchiveEncoder and ArchiveDecoder"
    case .foundation: "JSONEncoder and JSONDecoder"
    }
  }

  /// How it says that there is a string where a whole number should be.
  var noInt: String {
    switch self {
    case .own: "Expected Int but found a string."
    case .foundation: "Expected to decode Int but found a string instead."
    }
  }

  func text(of value: some Encodable) throws -> String {
    switch self {
    case .own: return try ArchiveEncoder().text(of: value)
    case .foundation:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }

  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    try decode(type, from: Array(text.utf8))
  }

  func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    switch self {
    case .own: try ArchiveDecoder().decode(type, from: bytes)
    case .foundation: try JSONDecoder().decode(type, from: Data(bytes))
    }
  }

  func trip(_ text: String) throws(ArchiveError) -> Restored<Trip> {
    try trip(Array(text.utf8))
  }

  func trip(_ bytes: [UInt8]) throws(ArchiveError) -> Restored<Trip> {
    try Restored<Trip> { try decode($0, from: bytes) }
  }

  func restore(_ flow: some AnyTestFlow, from archive: String) throws -> [Loss] {
    switch self {
    case .own:
      let decoder = try ArchiveDecoder().decoder(for: Array(archive.utf8))
      return try flow.restore(from: ArchivedFlow(decoder))
    case .foundation:
      return try JSONDecoder().decode(
        FlowRestoring.self, from: Data(archive.utf8), configuration: flow
      ).lost
    }
  }
}
