/// A type that a parameter of a pattern can have: a ``LinkValue``, an optional one, or an array.
///
/// Conform your own types to ``LinkValue`` instead.
public protocol LinkParameter: Sendable {
  /// The number of texts that the parameter takes from a link.
  static var linkCount: LinkCount { get }

  /// The texts of all values, if there are only a few.
  static var linkChoices: [String]? { get }

  /// A description of valid texts, for error messages.
  static var linkExpectation: String { get }

  /// Returns the value for the given texts, or nil if they represent none.
  static func read(linkTexts: [String]) -> Self?

  /// The texts that represent the value in a link.
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

/// A sequence of values: a repeated query, or the tail of a path.
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

/// A parameter's type, as far as a table of links needs it.
struct LinkParameterType: Sendable {
  let type: any LinkParameter.Type
  let count: LinkCount

  init<Value: LinkParameter>(_ type: Value.Type) {
    self.type = type
    count = Value.linkCount
  }

  /// Whether the parameter takes a single text.
  func accepts(_ text: String) -> Bool { type.read(linkTexts: [text]) != nil }

  /// Whether there can be a text that both take.
  func overlaps(_ other: LinkParameterType) -> Bool {
    if let choices = type.linkChoices { return choices.contains(where: other.accepts) }
    if let choices = other.type.linkChoices { return choices.contains(where: accepts) }
    return true
  }
}
