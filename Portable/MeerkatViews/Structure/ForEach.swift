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

  @Memberwise @usableFromInline
  init(
    data: Data, content: @escaping (Data.Element) -> Content,
    fill: @escaping @MainActor (Node) -> Void
  )
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

  /// Creates a view for each element of a binding's collection, with the identity at a key path.
  @inlinable
  public init<C: MutableCollection>(
    _ data: Data, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: _BindingCollection, Data.Value == C {
    let identity = Identity.function(of: id)
    self.init(data: data, identity: { identity(Data.value($0)) }, content: content)
  }

  /// Creates a view for each number of a range.
  @inlinable
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data: _IntegerRange, ID == Int {
    self.init(data: data, identity: { Data.number($0) }, content: content)
  }
}

/// A range of integers, whose numbers are their own identity.
///
/// A protocol in place of `Range<Int>`: around a mistake in the views of other elements, the
/// compiler would take these for integers, and find fault with that.
public protocol _IntegerRange: RandomAccessCollection {
  /// Returns an element as a number.
  static func number(_ element: Element) -> Int
}

extension Range: _IntegerRange where Bound == Int {
  @inlinable
  public static func number(_ element: Int) -> Int { element }
}

/// The elements of a collection, as bindings.
///
/// A protocol in place of `Binding`, for the reason of ``_IntegerRange``.
public protocol _BindingCollection: RandomAccessCollection {
  /// The type of the collection.
  associatedtype Value: Collection

  /// Returns the element that a binding is to.
  static func value(_ binding: Element) -> Value.Element
}

extension Binding: _BindingCollection
where Value: MutableCollection, Value: RandomAccessCollection {
  public static func value(_ binding: Binding<Value.Element>) -> Value.Element {
    binding.wrappedValue
  }
}
