/// A view for each element of a collection.
///
/// Like SwiftUI's `ForEach`: state belongs to the element's identity, wherever in the collection it
/// is.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public let data: Data

  /// Returns the view of an element.
  public let content: (Data.Element) -> Content

  /// Brings a node in step with the elements.
  ///
  /// Made where the types are known, so that it is compiled for them.
  @usableFromInline let fill: @MainActor (Node) -> Void

  @usableFromInline
  init(
    data: Data, content: @escaping (Data.Element) -> Content,
    fill: @escaping @MainActor (Node) -> Void
  ) {
    self.data = data
    self.content = content
    self.fill = fill
  }
}

extension ForEach {
  /// Creates contents that are no views.
  package init(_ data: Data, contents: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: contents) { _ in }
  }
}

/// How the identity of an element is found.
@usableFromInline
enum Identity {
  /// Returns a function for the value at a key path, without projections for `\.self`.
  @inlinable
  static func function<Element, ID>(of path: KeyPath<Element, ID>) -> (Element) -> ID {
    if Element.self == ID.self, path == \Element.self as AnyKeyPath {
      return { unsafeBitCast($0, to: ID.self) }
    }
    return { $0[keyPath: path] }
  }
}

extension ForEach where Content: View {
  @inlinable
  init(
    data: Data, identity: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    // A view is a value of the main actor: what it was made of is used there only, when its node is filled.
    nonisolated(unsafe) let (data, identity, content) = (data, identity, content)
    self.init(data: data, content: content) { node in
      if type(of: node) == RowsNode<ID, Content>.self {
        downcast(node, to: RowsNode<ID, Content>.self).update(data, identity, content)
      } else {
        downcast(node, to: ForEachNode<ID, Content>.self).update(data, identity, content)
      }
    }
  }

  /// Creates a view for each identifiable element.
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identity: { $0.id }, content: content)
  }

  /// Creates a view for each element, with the identity at a key path.
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: Identity.function(of: id), content: content)
  }

  /// Creates a view for each element of a binding's collection.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a binding's collection, with the identity at a key path.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let pairs = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.init(
      data: pairs, identity: { $0.1 }, content: { content(data[$0.0]) })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identity: { $0 }, content: content)
  }
}
