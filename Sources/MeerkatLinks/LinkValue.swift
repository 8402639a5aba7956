/// A value that can be a parameter of a link.
///
/// Strings, numbers and `Bool` are link values. An enumeration with raw values, and any type that
/// is `LosslessStringConvertible`, becomes one with a line:
///
/// ```swift
/// enum Filter: String, CaseIterable { case open, done }
/// extension Filter: LinkValue {}
/// ```
///
/// The text that a value writes has to be read as an equal value; percent-encoding is done
/// elsewhere. Reading is a function rather than an initialiser, so that `Int.init` isn't ambiguous.
public protocol LinkValue: LinkParameter {
  /// Returns the value that is written as a text, or nil if there is none.
  static func linkValue(from text: String) -> Self?

  /// The text of the value in a link.
  var linkText: String { get }
}

extension LinkValue {
  public static var linkCount: LinkCount { .one }
  public static var linkChoices: [String]? { nil }
  public static var linkExpectation: String { String(describing: Self.self) }

  public static func read(linkTexts: [String]) -> Self? {
    linkTexts.last.flatMap(linkValue)
  }

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
  public static var linkChoices: [String]? { allCases.map(\.linkText) }

  public static var linkExpectation: String {
    let choices = allCases.map { "“\($0.linkText)”" }
    return choices.count > 8 ? String(describing: Self.self) : choices.joined(separator: " or ")
  }
}
