/// A value that a view keeps, as text.
struct KeptText: Hashable {
  let view: SourceName
  let name: String
  let text: String

  init(_ name: String, _ value: Any, in view: SourceName) {
    (self.view, self.name) = (view, name)
    text = Self.text(of: value)
  }

  private static let maximumLetters = 120
  private static let maximumParts = 8

  /// Long texts are cut, and of long lists only the number of elements is told.
  private static func text(of value: Any, isInside: Bool = false) -> String {
    if let text = value as? String { return shortened("\"\(text.prefix(maximumLetters + 1))\"") }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { text(of: $0.value, isInside: isInside) } ?? "nil"
    case .collection, .set, .dictionary:
      let count = mirror.children.count
      guard count <= maximumParts, !isInside else { return "\(count) elements" }
      return shortened(
        "[\(mirror.children.map { text(of: $0.value, isInside: true) }.joined(separator: ", "))]")
    case .class where !isInside: return shortened(fields(of: mirror, "\(type(of: value))"))
    case .class: return "\(type(of: value))"
    default: return shortened("\(value)")
    }
  }

  /// The stored properties, without what macros and wrappers add to their names.
  private static func fields(of object: Mirror, _ name: String) -> String {
    let fields = object.children.filter { $0.label?.hasPrefix("_$") == false }
    let texts = fields.prefix(maximumParts).map { field in
      let label = field.label ?? ""
      return "\(label.drop { $0 == "_" }): \(text(of: field.value, isInside: true))"
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  private static func shortened(_ text: String) -> String {
    text.count > maximumLetters ? text.prefix(maximumLetters) + "…" : text
  }
}
