import Foundation
import MeerkatJourney

/// The coders that are compared.
enum ArchiveCoder: String, CaseIterable, CustomStringConvertible {
  case own = "ours:"
  case foundation = "JSON:"

  var description: String { rawValue }

  // As apps have them: made once.
  private static let encoder = JSONEncoder()
  private static let decoder = JSONDecoder()

  func encode(_ value: some Encodable) throws -> [UInt8] {
    switch self {
    case .own: try ArchiveEncoder().encode(value)
    case .foundation: Array(try Self.encoder.encode(value))
    }
  }

  func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    switch self {
    case .own: try ArchiveDecoder().decode(type, from: bytes)
    case .foundation: try Self.decoder.decode(type, from: Data(bytes))
    }
  }
}
