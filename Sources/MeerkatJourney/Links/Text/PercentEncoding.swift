/// Text as it stands in an address: what has a meaning there, or no place, as `%` and two digits.
enum PercentEncoding {
  /// The text of a part of an address.
  static func decode(_ part: Substring) throws(LinkError) -> String {
    guard part.utf8.contains(percent) else { return String(part) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.utf8.count)
    var rest = part.utf8.makeIterator()
    while let byte = rest.next() {
      guard byte == percent else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(value), let low = rest.next().flatMap(value) else {
        throw .brokenPercentEncoding(part: String(part))
      }
      bytes.append(high << 4 | low)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .invalidUnicode(part: String(part))
    }
    return text
  }

  /// Appends a text, encoded so that it is one part of a path or of a query.
  ///
  /// A semicolon at the beginning is encoded, since it would make a mark of a segment.
  static func encode(_ text: String, into address: inout String) {
    for (place, byte) in text.utf8.enumerated() {
      if stays(byte) || (byte == semicolon && place > 0) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address.unicodeScalars.append("%")
        address.unicodeScalars.append(digit(byte >> 4))
        address.unicodeScalars.append(digit(byte & 15))
      }
    }
  }

  private static let percent = UInt8(ascii: "%")
  private static let semicolon = UInt8(ascii: ";")

  /// Whether a byte means itself in every part of an address, and no normaliser changes it.
  private static func stays(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: "@"),
      UInt8(ascii: "$"), UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "*"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10)
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
