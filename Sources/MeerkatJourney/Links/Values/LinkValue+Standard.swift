extension String: LinkValue {}

extension Int: LinkValue {}
extension Int8: LinkValue {}
extension Int16: LinkValue {}
extension Int32: LinkValue {}
extension Int64: LinkValue {}
extension UInt: LinkValue {}
extension UInt8: LinkValue {}
extension UInt16: LinkValue {}
extension UInt32: LinkValue {}
extension UInt64: LinkValue {}

extension Bool: LinkValue {
  public static var linkExpectation: String { "“true” or “false”" }
}

/// A number; “nan” isn't a link value.
extension Double: LinkValue {
  public static func linkValue(from text: String) -> Double? {
    Double(text).flatMap { $0.isNaN ? nil : $0 }
  }
}

/// A number; “nan” isn't a link value.
extension Float: LinkValue {
  public static func linkValue(from text: String) -> Float? {
    Float(text).flatMap { $0.isNaN ? nil : $0 }
  }
}
