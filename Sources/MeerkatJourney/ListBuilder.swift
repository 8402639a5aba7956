/// A result builder that collects values of one type: links, migrations, the buttons of a dialog.
@resultBuilder
public enum ListBuilder<Element> {
  /// A single value.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// The values of a block, in order.
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap(\.self) }

  /// The values of an `if`.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }

  /// The values of an `if` that has an `else`.
  public static func buildEither(first elements: [Element]) -> [Element] { elements }

  /// The values of an `else`.
  public static func buildEither(second elements: [Element]) -> [Element] { elements }

  /// The values of a loop.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap(\.self) }
}
