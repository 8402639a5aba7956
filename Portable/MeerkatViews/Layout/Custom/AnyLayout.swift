public import Foundation

/// A type-erased layout, which can be replaced without recreating the views.
///
/// Like SwiftUI's `AnyLayout`.
public struct AnyLayout: Layout {
  /// A layout's type-erased cache.
  ///
  /// Like SwiftUI's `AnyLayout.Cache`.
  public struct Cache {
    fileprivate var value: Any
  }

  let base: any Layout

  /// Creates a type-erased layout.
  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(value: make(base))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.value = own }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    return size(base)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
      cache.value = own
    }
    place(base)
  }
}

/// A layout that hosts treat as a stack.
protocol StackLayout: Layout {
  var arrangement: StackElement.Arrangement { get }
}

extension LayoutElement {
  /// The stack that the layout stands for, nil for a layout of the app's own.
  package var arrangement: StackElement.Arrangement? {
    let known = (layout as? AnyLayout)?.base ?? layout
    return (known as? any StackLayout)?.arrangement
  }
}
