// Views, and what makes them. See ../../README.md.

// unsure: no page says that SwiftUI re-exports Foundation. Files that import SwiftUI alone name types of
// Foundation in public, such as Tab.swift of github.com/SubvertDev/ForPDA.
@_exported public import Foundation

// swiftui/view
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View { public var body: Never { fatalError() } }

// swiftui/viewbuilder
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    fatalError()
  }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    fatalError()
  }
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View { fatalError() }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    fatalError()
  }
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { fatalError() }
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { fatalError() }
}
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

// swiftui/viewbuilder/buildeither(first:), which returns it
public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { fatalError() }
}

// swiftui/tupleview
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct TupleView<T>: View {
  public var body: Never { fatalError() }
}

// swiftui/emptyview
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct EmptyView: Sendable {
  public init() {}
}
extension EmptyView: View { public var body: Never { fatalError() } }

// swiftui/anyview and swiftui/anyview/init(_:)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct AnyView: View {
  public init<V>(_ view: V) where V: View {}
  public var body: Never { fatalError() }
}

// swiftui/viewmodifier
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  // The page prints `typealias Content`.
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

// unsure: no page says what it is but a view.
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  public var body: Never { fatalError() }
}

// swiftui/modifiedcontent
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError() }
}

// swiftui/text/init(_:tablename:bundle:comment:) and swiftui/text/init(_:)-9d1g4
// unsure: the page of the type wasn't read, nor those of the other initializers.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct Text: Equatable, Sendable {
  public init(verbatim content: String) {}

  // unsure: that a literal is a key before it is a string is said in the text of the page.
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol {}

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}

  // unsure: that it comes after the key, too.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {}
}
extension Text: View { public var body: Never { fatalError() } }

// swiftui/localizedstringkey
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
  }
}

// swiftui/image/init(systemname:)
// unsure: the page of the type wasn't read.
@available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct Image: Equatable, Sendable {
  public init(systemName: String) {}
}
extension Image: View { public var body: Never { fatalError() } }

// swiftui/vstack
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct VStack<Content> where Content: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
extension VStack: View { public var body: Never { fatalError() } }

// swiftui/foreach
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}
extension ForEach: View where Content: View { public var body: Never { fatalError() } }

extension ForEach where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {}

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}

// swiftui/navigationstack
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct NavigationStack<Data, Root>: View where Root: View {
  @MainActor public var body: Never { fatalError() }

  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}

// swiftui/navigationpath
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct NavigationPath {}

// swiftui/navigationsplitview
// unsure: its isolation, for which the page of NavigationStack is taken.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: View
where Sidebar: View, Content: View, Detail: View {
  @MainActor public var body: Never { fatalError() }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
}

// swiftui/navigationsplitviewvisibility
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct NavigationSplitViewVisibility: Equatable {
  public static var automatic: NavigationSplitViewVisibility { fatalError() }
  public static var all: NavigationSplitViewVisibility { fatalError() }
  public static var doubleColumn: NavigationSplitViewVisibility { fatalError() }
  public static var detailOnly: NavigationSplitViewVisibility { fatalError() }
}

// swiftui/navigationsplitviewcolumn
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  public static var sidebar: NavigationSplitViewColumn { fatalError() }
  public static var content: NavigationSplitViewColumn { fatalError() }
  public static var detail: NavigationSplitViewColumn { fatalError() }
}

// swiftui/tabview, and swiftui/tabview/init(selection:content:) for the second initializer
// unsure: the page of the first initializer wasn't found. It is compared with the second, as in Xcode.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct TabView<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
  @MainActor public var body: Never { fatalError() }

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {}

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {}
}

// unsure: swiftui/tabcontent wasn't read.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
}

// swiftui/tabcontentbuilder/content
// unsure: the page of the builder wasn't read.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  nonisolated public struct Content<C>: View where C: TabContent {
    @MainActor public var body: Never { fatalError() }
  }

  public static func buildExpression<C>(_ content: C) -> C
  where C: TabContent, TabValue == C.TabValue { fatalError() }
  public static func buildBlock<C>(_ content: C) -> C
  where C: TabContent, TabValue == C.TabValue { fatalError() }
}
