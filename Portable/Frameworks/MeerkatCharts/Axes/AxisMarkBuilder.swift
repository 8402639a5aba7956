/// Builds the marks of an axis at a value.
///
/// Like Swift Charts' `AxisMarkBuilder`.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> some AxisMark { SeveralAxisMarks(repeat each content) }

  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(.first(first)) }

  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(.second(second)) }

  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> some AxisMark { AnyAxisMark(content) }
}

/// A mark of an axis, of any type.
///
/// Like Swift Charts' `AnyAxisMark`.
nonisolated public struct AnyAxisMark: AxisItemSource {
  private let content: any AxisMark

  /// Creates a mark that hides its type.
  public init(_ content: any AxisMark) { self.content = content }

  @MainActor func addItems(to items: inout [AxisItem]) { content.collect(into: &items) }
}

nonisolated struct SeveralAxisMarks<each Content: AxisMark>: AxisItemSource {
  let contents: (repeat each Content)

  init(_ contents: repeat each Content) { self.contents = (repeat each contents) }

  @MainActor func addItems(to items: inout [AxisItem]) {
    repeat (each contents).collect(into: &items)
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {}

extension BuilderConditional: AxisItemSource
where TrueContent: AxisMark, FalseContent: AxisMark {
  @MainActor func addItems(to items: inout [AxisItem]) {
    switch choice {
    case .first(let content): content.collect(into: &items)
    case .second(let content): content.collect(into: &items)
    }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {}

extension Optional: AxisItemSource where Wrapped: AxisMark {
  @MainActor func addItems(to items: inout [AxisItem]) { self?.collect(into: &items) }
}
