/// A view for each element of a collection.
///
/// Like SwiftUI's `ForEach`: state belongs to the element's identity, wherever in the collection it stands.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data

  /// The view of an element.
  public var content: (Data.Element) -> Content

  @usableFromInline let identity: ForEachIdentity<Data.Element, ID>
}

/// How the identity of an element is found.
@usableFromInline
enum ForEachIdentity<Element, ID> {
  case path(KeyPath<Element, ID>)
  case function((Element) -> ID)
}

extension ForEachIdentity {
  @usableFromInline
  var function: (Element) -> ID {
    switch self {
    case .function(let function): return function
    case .path(let path):
      // The identity key path needs no projection for each element, only a cast that costs nothing.
      if Element.self == ID.self, path == \Element.self as AnyKeyPath {
        return { unsafeBitCast($0, to: ID.self) }
      }
      return { $0[keyPath: path] }
    }
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element; the elements know their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: .function { $0.id })
  }

  /// Makes a view for each element, with the identity at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: .path(id))
  }

  /// Makes a view for each element of a binding's collection.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element of a binding's collection, with the identity at a key path.
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
      data: pairs, content: { content(BindingElement.binding(data, at: $0.0)) },
      identity: .function { $0.1 })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identity: .function { $0 })
  }
}

/// A binding to one element of a collection, which goes on to work when the collection shrinks under it.
enum BindingElement {
  static func binding<C: MutableCollection & RandomAccessCollection>(
    _ collection: Binding<C>, at index: C.Index
  ) -> Binding<C.Element> {
    let first = collection.wrappedValue[index]
    return Binding(
      get: {
        let elements = collection.wrappedValue
        return elements.indices.contains(index) ? elements[index] : first
      },
      set: { value in
        guard collection.wrappedValue.indices.contains(index) else { return }
        collection.wrappedValue[index] = value
      })
  }
}
