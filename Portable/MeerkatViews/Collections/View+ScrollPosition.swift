/// The position of a scroll view.
///
/// Like SwiftUI's `ScrollPosition`. Hosts scroll where the app asks, but don't report where a
/// user scrolls.
public struct ScrollPosition: Equatable, Sendable {
  private var id: (any Hashable & Sendable)?
  private var anchor: UnitPoint?
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  /// Counts what the app wants, so that the same place again is news.
  private var count = 0

  /// Creates an empty position, for identities of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Creates the position of a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates the position of an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.edge = edge }

  /// Creates the position of a point, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.point = point
  }

  /// The identity of the view to scroll to.
  public var viewID: (any Hashable & Sendable)? { id }

  /// Returns the identity of the view to scroll to.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id as? T }

  public var isPositionedByUser: Bool { false }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.id = id
    self.anchor = anchor
    count += 1
  }

  /// Scrolls to an edge; not supported by hosts.
  public mutating func scrollTo(edge: Edge) { self.edge = edge }

  /// Scrolls to a point; not supported by hosts.
  public mutating func scrollTo(point: CGPoint) { self.point = point }

  /// Scrolls to a point; not supported by hosts.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { point = CGPoint(x: x, y: y) }

  /// Scrolls vertically to a point; not supported by hosts.
  public mutating func scrollTo(y: CGFloat) { point = CGPoint(x: point?.x ?? 0, y: y) }

  /// Scrolls horizontally to a point; not supported by hosts.
  public mutating func scrollTo(x: CGFloat) { point = CGPoint(x: x, y: point?.y ?? 0) }

  /// What a host is asked for.
  fileprivate var wish: ScrollWish? {
    id.map { ScrollWish(id: AnyHashable($0), anchor: anchor, count: count) }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.wish == right.wish && left.edge == right.edge && left.point == right.point
  }
}

/// A request to scroll to a view.
private struct ScrollWish: Equatable {
  let id: AnyHashable
  let anchor: UnitPoint?
  var count = 0
}

/// A view that scrolls where the app asks.
nonisolated private struct Scrolling<Content: View>: View {
  let content: Content
  let wish: () -> ScrollWish?

  @MainActor var body: some View {
    let wish = wish()
    ScrollViewReader { proxy in
      content.onChange(of: wish, initial: true) {
        if let wish { proxy.scrollTo(wish.id, anchor: wish.anchor) }
      }
    }
  }
}

extension View {
  /// Scrolls to the view with the identity in a binding.
  ///
  /// Hosts don't report where a user scrolls.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    Scrolling(content: self) {
      id.wrappedValue.map { ScrollWish(id: AnyHashable($0), anchor: anchor) }
    }
  }

  /// Scrolls to the position in a binding.
  ///
  /// Hosts don't report where a user scrolls.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    Scrolling(content: self) { position.wrappedValue.wish }
  }
}
