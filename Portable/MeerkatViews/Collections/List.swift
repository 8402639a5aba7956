/// A list of rows in a column.
///
/// Like SwiftUI's `List`.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  var selection: ListSelection?
}

extension List where SelectionValue == Never {
  /// Creates a list from the views in a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  // Inlined, so that reading the elements is compiled where their types are known.

  /// Creates a list with a row for each identifiable element.
  @inlinable
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, with the identity at a key path.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each number of a range.
  @inlinable
  @_disfavoredOverload
  public init<Data: _IntegerRange, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

/// What a user may do with the rows of a list.
///
/// Like SwiftUI's `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: Self { Self(rawValue: 1) }
  public static var delete: Self { Self(rawValue: 2) }
  public static var all: Self { [.move, .delete] }
}

extension List where SelectionValue == Never, Content == AnyView {
  /// Creates a list with a row for each element, which a user can move and delete.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Data.Element: Identifiable, Data.Index: Hashable {
    self.init {
      AnyView(
        ForEach(data, content: rowContent)
          .onMove { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { data.wrappedValue.remove(atOffsets: $0) }
          .moveDisabled(!editActions.contains(.move))
          .deleteDisabled(!editActions.contains(.delete)))
    }
  }
}

extension List: View, ContainerView {
  func bareNode(under parent: Node) -> ListElement { ListElement(under: parent) }

  func set(_ element: ListElement) { element.connect(selection) }
}

/// A form of controls in a column, in groups.
///
/// Like SwiftUI's `Form`.
nonisolated public struct Form<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a form from the views in a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func makeNode(under parent: Node) -> ListElement {
    let element = ListElement(.form, under: parent)
    element.connect(nil)
    element.mount(content)
    return element
  }

  @MainActor func update(_ element: ListElement) { element.update(content) }
}
