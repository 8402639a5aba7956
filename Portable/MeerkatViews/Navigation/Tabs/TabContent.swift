/// The content of a tab view.
///
/// Like SwiftUI's `TabContent`, but also a view.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  /// The type of the value that selects a tab.
  associatedtype TabValue: Hashable
}

/// A result builder for tabs whose values have one type.
///
/// Like SwiftUI's `TabContentBuilder`.
@resultBuilder
public struct TabContentBuilder<Value: Hashable> {
  /// The tabs that were built.
  nonisolated public struct Content<C: View>: TabContent {
    public typealias TabValue = Value

    let content: C

    @MainActor @preconcurrency public var body: some View { content }
  }

  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == Value {
    content
  }

  public static func buildBlock<C: TabContent>(_ content: C) -> C { content }

  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> Content<TupleView<(repeat each C)>> {
    Content(content: TupleView((repeat each content)))
  }

  public static func buildIf<C: TabContent>(_ content: C?) -> Content<C?> {
    Content(content: content)
  }

  public static func buildEither<T: TabContent, F: TabContent>(
    first content: T
  ) -> Content<_ConditionalContent<T, F>> {
    Content(content: _ConditionalContent(storage: .trueContent(content)))
  }

  public static func buildEither<T: TabContent, F: TabContent>(
    second content: F
  ) -> Content<_ConditionalContent<T, F>> {
    Content(content: _ConditionalContent(storage: .falseContent(content)))
  }

  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C { content }
}

extension Tab: TabContent {
  public typealias TabValue = Value
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension ElementModified: TabContent where Content: TabContent {
  typealias TabValue = Content.TabValue
}

extension TabContent {
  /// Shows a number at the tab; 0 for none.
  ///
  /// Works in the browser only.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    modified(.badge(count == 0 ? nil : String(count)))
  }

  /// Shows a text at the tab.
  ///
  /// Works in the browser only.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    modified(.badge(label?.plainText))
  }

  /// Shows a text at the tab.
  ///
  /// Works in the browser only.
  @TextForms(resource: false)
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    modified(.badge(key?.text))
  }

  /// Sets the tab's identity for a user's customisation.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { accepted() }

  /// Sets the placement of the tab.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    accepted()
  }
}
