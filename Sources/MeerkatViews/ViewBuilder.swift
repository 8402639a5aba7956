/// Makes views from the statements of a closure.
///
/// Like SwiftUI's `ViewBuilder`, with every number of statements by parameter packs.
@resultBuilder
public struct ViewBuilder {
  /// Returns the type of each statement on its own.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Refuses a statement that is no view, at the statement.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  /// Makes the empty view of no statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single statement through.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Joins several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Makes the content of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Makes the content of the first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Makes the content of the second branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Hides the type of content that not every version of a platform has.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
