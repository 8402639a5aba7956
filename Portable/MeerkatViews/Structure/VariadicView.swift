/// Makes a view from the views inside another one; the predecessor of `ForEach(subviews:)`.
///
/// Like SwiftUI's `_VariadicView`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A view that a root makes from the views inside another one.
  nonisolated public struct Tree<Root, Content> {
    public var root: Root
    public var content: Content

    /// Creates the view.
    @Memberwise
    public init(_ root: Root, @ViewBuilder content: () -> Content)
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor @preconcurrency public var body: some View {
    SubviewsReader(base: content) { [root] subviews in
      root.body(children: _VariadicView_Children(subviews: subviews))
    }
  }
}

/// A root that processes several views.
///
/// Like SwiftUI's protocol of the same name.
public protocol _VariadicView_Root {}

/// A root that makes a view from several views.
///
/// Like SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View

  /// Returns the view.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view from several views.
///
/// Like SwiftUI's protocol of the same name.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views from several views.
///
/// Like SwiftUI's protocol of the same name.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a root processes.
///
/// Like SwiftUI's type of the same name.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
  let subviews: SubviewsCollection

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  @MainActor @preconcurrency public var body: some View { subviews }

  /// One of the views.
  nonisolated public struct Element: View, Identifiable {
    let subview: Subview

    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The view's value for a key.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      subview.containerValues[TraitValueKey<Trait>.self]
    }

    @MainActor @preconcurrency public var body: some View { subview }
  }
}

/// The key of a value that a view passes to the root around it.
///
/// Like SwiftUI's `_ViewTraitKey`.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that don't set one.
  static var defaultValue: Value { get }
}

private enum TraitValueKey<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension View {
  /// Passes a value to the root around the view.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modified(.containerValue(ContainerValueChange { $0[TraitValueKey<K>.self] = value }))
  }
}
