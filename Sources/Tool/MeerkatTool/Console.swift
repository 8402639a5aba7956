import ArgumentParser
import Foundation
import MeerkatSource

/// What the program prints, and where.
enum Console {
  /// Prints a line to standard error.
  static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Prints a value as JSON, with sorted keys.
  static func print(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    Swift.print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Prints findings, and ends with 1 if there are any.
  static func end(with findings: [Finding]) throws {
    for finding in findings { complain("\(finding)") }
    if !findings.isEmpty { throw ExitCode(1) }
  }
}
