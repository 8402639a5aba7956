/// A value that can be a parameter of a link.
///
/// Strings, numbers and `Bool` are link values. To make an enumeration with raw values, or any
/// other `LosslessStringConvertible` type, a link value, declare the conformance:
///
/// ```swift
/// enum Filter: String, CaseIterable { case open, done }
/// extension Filter: LinkValue {}
/// ```
///
/// The text of a value must be read back as an equal value. Percent-encoding is applied
/// automatically. Reading is a function rather than an initialiser, so that `Int.init` isn't
/// ambiguous.
public protocol LinkValue: LinkParameter {
  /// Returns the value for a text, or nil if the text represents none.
  static func linkValue(from text: String) -> Self?

  /// The text that represents the value in a link.
  var linkText: String { get }
}

extension LinkValue {
  public static var linkExpectation: String { String(describing: Self.self) }

  public static func read(linkTexts: [String]) -> Self? { linkTexts.last.flatMap(linkValue) }

  public var linkTexts: [String] { [linkText] }
}

extension LinkValue where Self: LosslessStringConvertible {
  public static func linkValue(from text: String) -> Self? { Self(text) }
  public var linkText: String { description }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  public static func linkValue(from text: String) -> Self? {
    RawValue.linkValue(from: text).flatMap(Self.init(rawValue:))
  }

  public var linkText: String { rawValue.linkText }
}

extension LinkValue where Self: RawRepresentable & LosslessStringConvertible, RawValue: LinkValue {
  public static func linkValue(from text: String) -> Self? {
    RawValue.linkValue(from: text).flatMap(Self.init(rawValue:))
  }

  public var linkText: String { rawValue.linkText }
}

extension LinkValue where Self: CaseIterable {
  public static var linkExpectation: String {
    let choices = allCases.map { "“\($0.linkText)”" }
    return choices.count > 8 ? String(describing: Self.self) : choices.joined(separator: " or ")
  }
}
