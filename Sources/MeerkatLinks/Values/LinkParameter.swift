/// What a parameter of a pattern may stand for: a ``LinkValue``, an optional one, or an array.
///
/// A type of your own conforms to ``LinkValue``; there is no need to conform to this one.
public protocol LinkParameter: Sendable {
  /// How many texts the parameter takes from a link.
  static var linkCount: LinkCount { get }

  /// The texts of all values, where there are few.
  static var linkChoices: [String]? { get }

  /// What is expected of a text, for the reader of an error.
  static var linkExpectation: String { get }

  /// The value that was written as these texts, or nil when they are no such value.
  static func read(linkTexts: [String]) -> Self?

  /// The texts as which the value is written.
  var linkTexts: [String] { get }
}

/// How many texts a parameter takes from a link.
public enum LinkCount: Hashable, Sendable {
  /// Exactly one.
  case one
  /// One or none, in a query.
  case oneOrNone
  /// Any number, in a repeated query or the repeated tail of a path.
  case any
}

/// One value that is left out of the link when it is nil.
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

/// A parameter's type, as far as a table of links has to know it.
struct LinkParameterType: Sendable {
  let type: any LinkParameter.Type
  let count: LinkCount

  init<Value: LinkParameter>(_ type: Value.Type) {
    self.type = type
    count = Value.linkCount
  }

  /// Whether a single text is one that the parameter takes.
  func accepts(_ text: String) -> Bool {
    type.read(linkTexts: [text]) != nil
  }

  /// Whether there may be a text that both take.
  func overlaps(_ other: LinkParameterType) -> Bool {
    if let choices = type.linkChoices { return choices.contains(where: other.accepts) }
    if let choices = other.type.linkChoices { return choices.contains(where: accepts) }
    return true
  }
}
