/// A result builder that makes views from the statements of a closure.
///
/// Like SwiftUI's `ViewBuilder`, with any number of statements.
@resultBuilder
public struct ViewBuilder {
  /// Returns a single statement, so that its type is checked separately.
  ///
  /// There is no second one to explain what isn't a view: around a mistake, the compiler would try
  /// both for each statement at each depth.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for no statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single statement unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Returns the content of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the content of the first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the content of the second branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of content that isn't available in every version of a platform.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
