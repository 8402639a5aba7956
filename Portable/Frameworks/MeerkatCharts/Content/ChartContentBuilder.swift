public import MeerkatViews

/// Builds the content of a chart.
///
/// Like Swift Charts' `ChartContentBuilder`.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent { SeveralContents(repeat each content) }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(.first(first)) }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(.second(second)) }

  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> some ChartContent { AnyChartContent(content) }
}

/// One of two contents.
///
/// Like Swift Charts' `BuilderConditional`.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Choice {
    case first(TrueContent)
    case second(FalseContent)
  }

  let choice: Choice

  init(_ choice: Choice) { self.choice = choice }
}

extension BuilderConditional: ChartContent, MarkSource
where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never

  @MainActor func addMarks(to marks: inout [Mark]) {
    switch choice {
    case .first(let content): content.collect(into: &marks)
    case .second(let content): content.collect(into: &marks)
    }
  }
}

/// Contents one after the other.
nonisolated struct SeveralContents<each Content: ChartContent>: MarkSource {
  let contents: (repeat each Content)

  init(_ contents: repeat each Content) { self.contents = (repeat each contents) }

  @MainActor func addMarks(to marks: inout [Mark]) {
    repeat (each contents).collect(into: &marks)
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
}

extension Optional: MarkSource where Wrapped: ChartContent {
  @MainActor func addMarks(to marks: inout [Mark]) { self?.collect(into: &marks) }
}

extension Group: ChartContent where Content: ChartContent {
  public typealias Body = Never

  /// Groups content.
  public init(@ChartContentBuilder content: () -> Content) { self.init(content: content()) }
}

extension Group: MarkSource where Content: ChartContent {
  @MainActor func addMarks(to marks: inout [Mark]) { content.collect(into: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never

  /// Creates content for each identifiable element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, contents: content)
  }

  /// Creates content for each element, with the identity at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, contents: content)
  }

  /// Creates content for each number of a range.
  @_disfavoredOverload
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data: _IntegerRange, ID == Int {
    self.init(data, contents: content)
  }
}

extension ForEach: MarkSource where Content: ChartContent {
  @MainActor func addMarks(to marks: inout [Mark]) {
    for element in data { content(element).collect(into: &marks) }
  }
}
