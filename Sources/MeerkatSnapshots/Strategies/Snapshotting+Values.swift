import Foundation

extension Snapshotting where Format == String {
  /// Any value with all that is in it, as `dump` writes it, without addresses.
  public static var dump: Snapshotting {
    Snapshotting(pathExtension: "txt") { value in
      var text = ""
      Swift.dump(value, to: &text)
      return text
    }
  }

  /// Any value as it describes itself.
  public static var description: Snapshotting {
    Snapshotting(pathExtension: "txt") { String(describing: $0) }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A text, by its lines.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt") { $0 } }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON, with sorted keys.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json") { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }
}
