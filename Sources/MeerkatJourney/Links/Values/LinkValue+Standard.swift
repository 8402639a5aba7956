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
  public static var linkChoices: [String]? { ["true", "false"] }
  public static var linkExpectation: String { "“true” or “false”" }
}

/// A number; what is not one (“nan”) is refused.
extension Double: LinkValue {
  public init?(linkText: String) {
    guard let number = Double(linkText), !number.isNaN else { return nil }
    self = number
  }
}

/// A number; what is not one (“nan”) is refused.
extension Float: LinkValue {
  public init?(linkText: String) {
    guard let number = Float(linkText), !number.isNaN else { return nil }
    self = number
  }
}
