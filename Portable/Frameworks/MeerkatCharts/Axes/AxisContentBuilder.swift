/// Builds the content of an axis.
///
/// Like Swift Charts' `AxisContentBuilder`.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> some AxisContent { SeveralAxes(repeat each content) }

  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(.first(first)) }

  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(.second(second)) }

  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> some AxisContent { AnyAxisContent(content) }
}

/// Content of an axis, of any type.
///
/// Like Swift Charts' `AnyAxisContent`.
nonisolated public struct AnyAxisContent: AxisSource {
  private let content: any AxisContent

  /// Creates content that hides its type.
  public init(_ content: any AxisContent) { self.content = content }

  @MainActor func addAxes(to axes: inout [MarkedAxis]) { content.collect(into: &axes) }
}

nonisolated struct SeveralAxes<each Content: AxisContent>: AxisSource {
  let contents: (repeat each Content)

  init(_ contents: repeat each Content) { self.contents = (repeat each contents) }

  @MainActor func addAxes(to axes: inout [MarkedAxis]) {
    repeat (each contents).collect(into: &axes)
  }
}

extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {}

extension BuilderConditional: AxisSource
where TrueContent: AxisContent, FalseContent: AxisContent {
  @MainActor func addAxes(to axes: inout [MarkedAxis]) {
    switch choice {
    case .first(let content): content.collect(into: &axes)
    case .second(let content): content.collect(into: &axes)
    }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {}

extension Optional: AxisSource where Wrapped: AxisContent {
  @MainActor func addAxes(to axes: inout [MarkedAxis]) { self?.collect(into: &axes) }
}
