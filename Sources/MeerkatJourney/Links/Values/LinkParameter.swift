/// A type that a parameter of a pattern can have: a ``LinkValue``, an optional one, or an array.
///
/// Conform your own types to ``LinkValue`` instead.
public protocol LinkParameter: Sendable {
  /// A description of valid texts, for error messages: “Use small letters.”
  static var linkExpectation: String { get }

  /// Returns the value for the given texts, or nil if they represent none.
  static func read(linkTexts: [String]) -> Self?

  /// The texts that represent the value in a link.
  var linkTexts: [String] { get }
}

/// A value that is left out of the link if it is nil.
extension Optional: LinkParameter where Wrapped: LinkValue {
  public static var linkExpectation: String { Wrapped.linkExpectation }

  public static func read(linkTexts: [String]) -> Wrapped?? {
    guard let text = linkTexts.last else { return .some(nil) }
    return Wrapped.linkValue(from: text).map { .some($0) }
  }

  public var linkTexts: [String] { map { [$0.linkText] } ?? [] }
}

/// A sequence of values: a repeated query, or the tail of a path.
extension Array: LinkParameter where Element: LinkValue {
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

/// The number of texts that a parameter takes from a link.
enum LinkCount: Sendable {
  /// Exactly one.
  case one
  /// One or none, in a query.
  case oneOrNone
  /// Any number, in a repeated query or the repeated tail of a path.
  case any
}

/// A type of parameters that takes its values from another number of texts than one.
private protocol CountedParameter {
  static var count: LinkCount { get }
  static var valueType: any LinkValue.Type { get }
}

extension Optional: CountedParameter where Wrapped: LinkValue {
  fileprivate static var count: LinkCount { .oneOrNone }
  fileprivate static var valueType: any LinkValue.Type { Wrapped.self }
}

extension Array: CountedParameter where Element: LinkValue {
  fileprivate static var count: LinkCount { .any }
  fileprivate static var valueType: any LinkValue.Type { Element.self }
}

/// A parameter's type, as far as a table of links needs it.
struct LinkParameterType: Sendable {
  private let type: any LinkParameter.Type
  let count: LinkCount

  /// The texts of all values, if there are only a few.
  private let choices: [String]?

  init<Value: LinkParameter>(_ type: Value.Type) {
    let counted = type as? any CountedParameter.Type
    self.type = type
    count = counted?.count ?? .one
    choices = (counted?.valueType ?? type as? any LinkValue.Type).flatMap { Self.choices(of: $0) }
  }

  private static func choices(of type: any LinkValue.Type) -> [String]? {
    func texts<Value: CaseIterable & LinkValue>(of: Value.Type) -> [String] {
      Value.allCases.map(\.linkText)
    }
    if type == Bool.self { return [true, false].map(\.linkText) }
    return (type as? any (CaseIterable & LinkValue).Type).map { texts(of: $0) }
  }

  /// Whether the parameter takes a single text.
  func accepts(_ text: String) -> Bool { type.read(linkTexts: [text]) != nil }

  /// Whether there can be a text that both take.
  func overlaps(_ other: LinkParameterType) -> Bool {
    if let choices { return choices.contains(where: other.accepts) }
    if let choices = other.choices { return choices.contains(where: accepts) }
    return true
  }
}
