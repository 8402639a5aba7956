/// What a parameter of a pattern may stand for: a ``LinkValue``, an optional one, or an array.
///
/// A type of your own conforms to ``LinkValue`` instead.
public protocol LinkParameter: Sendable {
  /// The number of texts that the parameter takes from a link.
  static var linkCount: LinkCount { get }

  /// The texts of all values, if there are few.
  static var linkChoices: [String]? { get }

  /// What a text should be, for the text of an error.
  static var linkExpectation: String { get }

  /// Returns the value that is written as these texts, or nil if there is none.
  static func read(linkTexts: [String]) -> Self?

  /// The texts of the value in a link.
  var linkTexts: [String] { get }
}

/// The number of texts that a parameter takes from a link.
public enum LinkCount: Hashable, Sendable {
  /// Exactly one.
  case one
  /// One or none, in a query.
  case oneOrNone
  /// Any number, in a repeated query or the repeated tail of a path.
  case any
}

/// A value that is left out of the link if it is nil.
extension Optional: LinkParameter where Wrapped: LinkValue {
  public static var linkCount: LinkCount { .oneOrNone }
  public static var linkChoices: [String]? { Wrapped.linkChoices }
  public static var linkExpectation: String { Wrapped.linkExpectation }

  public static func read(linkTexts: [String]) -> Wrapped?? {
    guard let text = linkTexts.last else { return .some(nil) }
    return Wrapped.linkValue(from: text).map { .some($0) }
  }

  public var linkTexts: [String] { map { [$0.linkText] } ?? [] }
}

/// Values that follow each other: a query that is repeated, or the tail of a path.
extension Array: LinkParameter where Element: LinkValue {
  public static var linkCount: LinkCount { .any }
  public static var linkChoices: [String]? { Element.linkChoices }
  public static var linkExpectation: String { Element.linkExpectation }

  public static func read(linkTexts: [String]) -> [Element]? {
    var elements: [Element] = []
    for text in linkTexts {
      guard let element = Element.linkValue(from: text) else { return nil }
      elements.append(element)
    }
    return elements
  }

  public var linkTexts: [String] { map(\.linkText) }
}

/// A parameter's type, as far as a table of links needs to know it.
struct LinkParameterType: Sendable {
  let type: any LinkParameter.Type
  let count: LinkCount

  init<Value: LinkParameter>(_ type: Value.Type) {
    self.type = type
    count = Value.linkCount
  }

  /// Whether the parameter takes a single text.
  func accepts(_ text: String) -> Bool {
    type.read(linkTexts: [text]) != nil
  }

  /// Whether there can be a text that both take.
  func overlaps(_ other: LinkParameterType) -> Bool {
    if let choices = type.linkChoices { return choices.contains(where: other.accepts) }
    if let choices = other.type.linkChoices { return choices.contains(where: accepts) }
    return true
  }
}
