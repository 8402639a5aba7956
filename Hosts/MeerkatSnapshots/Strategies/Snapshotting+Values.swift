import Foundation

extension Snapshotting where Format == String {
  /// A strategy for any value and its contents, as `dump` prints them, without addresses.
  public static var dump: Snapshotting {
    Snapshotting(pathExtension: "txt") { value in
      var text = ""
      Swift.dump(value, to: &text)
      return text
    }
  }

  /// A strategy for the description of any value.
  public static var description: Snapshotting {
    Snapshotting(pathExtension: "txt") { String(describing: $0) }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy for text, by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt") { $0 } }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy for a value as JSON, with sorted keys.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json") { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }
}
