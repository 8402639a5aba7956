/// Rows of a tree, in which a user can show and hide the children of an element.
///
/// Like SwiftUI's `OutlineGroup`.
nonisolated public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent, Leaf: View, Subgroup: View
>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let leaf: (Data.Element) -> Leaf
  private let subgroup: (Data.Element) -> Subgroup?

  @MainActor @preconcurrency public var body: some View {
    ForEach(data, id: id) { element in
      if let group = subgroup(element) { group } else { leaf(element) }
    }
  }
}

extension OutlineGroup
where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates rows for a tree, with the identity at a key path.
  ///
  /// An element that can't have children has nil.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    leaf = content
    subgroup = { element in
      element[keyPath: children].map { below in
        DisclosureGroup {
          OutlineSubgroupChildren(
            rows: AnyView(OutlineGroup(below, id: id, children: children, content: content)))
        } label: {
          content(element)
        }
      }
    }
  }

  /// Creates rows for a tree of identifiable elements.
  ///
  /// An element that can't have children has nil.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }
}

/// The children of an element of a tree.
///
/// Like SwiftUI's `OutlineSubgroupChildren`.
nonisolated public struct OutlineSubgroupChildren: View {
  let rows: AnyView

  @MainActor @preconcurrency public var body: some View { rows }
}

extension List where SelectionValue == Never {
  /// Creates a list of a tree of identifiable elements.
  ///
  /// An element that can't have children has nil.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
