/// A value that can be a parameter of a link.
///
/// Strings, numbers and `Bool` are. An enumeration with raw values, and whatever is
/// `LosslessStringConvertible`, becomes one in a line:
///
/// ```swift
/// enum Filter: String, CaseIterable { case open, done }
/// extension Filter: LinkValue {}
/// ```
///
/// What is written has to be read as an equal value; percent-encoding is none of its business.
/// Reading is a function and no initialiser, so that `Int.init` means what it means without links.
public protocol LinkValue: LinkParameter {
  /// The value that was written as a text, or nil when the text is no such value.
  static func linkValue(from text: String) -> Self?

  /// The text as which the value is written.
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
