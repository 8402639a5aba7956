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
public protocol LinkValue: LinkParameter {
  /// Creates the value that was written as a text, or nil when the text is no such value.
  init?(linkText: String)

  /// The text as which the value is written.
  var linkText: String { get }
}

extension LinkValue {
  public static var linkCount: LinkCount { .one }
  public static var linkChoices: [String]? { nil }
  public static var linkExpectation: String { String(describing: Self.self) }

  public static func read(linkTexts: [String]) -> Self? {
    linkTexts.last.flatMap(Self.init(linkText:))
  }

  public var linkTexts: [String] { [linkText] }
}

extension LinkValue where Self: LosslessStringConvertible {
  public init?(linkText: String) { self.init(linkText) }
  public var linkText: String { description }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  public init?(linkText: String) {
    guard let raw = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: raw)
  }

  public var linkText: String { rawValue.linkText }
}

extension LinkValue where Self: RawRepresentable & LosslessStringConvertible, RawValue: LinkValue {
  public init?(linkText: String) {
    guard let raw = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: raw)
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
