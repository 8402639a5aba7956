import Foundation
import MeerkatJourney
import Testing

/// Checks that both coders write the same text of a value, and that each reads it.
func expectAgreement<Value: Codable & Equatable>(
  _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let texts = try Coder.allCases.map { try $0.text(of: value) }
  #expect(texts[0] == texts[1], sourceLocation: sourceLocation)
  for text in texts {
    for coder in Coder.allCases {
      let read = try coder.decode(Value.self, from: text)
      #expect(read == value, "\(text)", sourceLocation: sourceLocation)
    }
  }
}

/// Any JSON, as a value that can be compared.
enum AnyJSON: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([AnyJSON])
  case object([String: AnyJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([AnyJSON].self) {
      self = .list(value)
    } else if let value = try? container.decode([String: AnyJSON].self) {
      self = .object(value)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }
}

/// The texts that random bytes make, and how two coders take them.
struct Verdicts {
  private(set) var read = 0
  private(set) var refused = 0

  /// Notes that both coders read the same from a text, or that both refuse it.
  mutating func compare(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let own = Result { try Coder.own.decode(AnyJSON.self, from: bytes) }
    let foundation = Result { try Coder.foundation.decode(AnyJSON.self, from: bytes) }
    switch (own, foundation) {
    case (.success(let own), .success(let foundation)):
      #expect(own == foundation, sourceLocation: sourceLocation)
      read += 1
    case (.failure, .failure): refused += 1
    // One reader would take the first of two values, the next the last.
    case (.failure(let error), .success) where "\(error)".hasSuffix("twice."): refused += 1
    // JSONDecoder does not know that zero may have an exponent, as it has in RFC 8259, section 6.
    case (.success, .failure) where String(decoding: bytes, as: UTF8.self).contains(/0[eE]/):
      read += 1
    default:
      Issue.record(
        "\(String(decoding: bytes, as: UTF8.self)) \(bytes): \(own), \(foundation)",
        sourceLocation: sourceLocation)
    }
  }
}
