import Dispatch
public import Foundation

/// A proxy for the geometry of a view's container.
///
/// Like SwiftUI's `GeometryProxy`.
///
/// ## Differences
/// - A browser reports the size of a container, but not its origin, which is always zero there.
public struct GeometryProxy {
  /// In points.
  public let size: CGSize
  var place: FrameReference?

  /// The insets of the safe area, in points.
  ///
  /// Always zero on the hosts of this module.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the container's frame in a coordinate space, in points.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: place?.origin(in: coordinateSpace) ?? .zero, size: size)
  }

  /// Returns the container's frame in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of a view around, in the container's coordinates, in points.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    place?.bounds(of: coordinateSpace.name)
  }

  /// Returns another view's rectangle or point in the container's coordinates, in points.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(in: size, from: frame(in: .global).origin)
  }
}

/// The frame of a view, as far as a host reports it.
final class FrameReference: Sendable {
  @MainActor private weak let element: Element?

  @MainActor init(_ element: Element) { self.element = element }

  /// Whether somebody has asked for the origin, which no layout knows.
  @MainActor var isMissed: Bool {
    (element as? GeometryElement)?.knownOrigin != nil && element?.frameInPoints == nil
  }

  /// Forgets that somebody has asked.
  @MainActor func forget() { (element as? GeometryElement)?.knownOrigin = nil }

  /// Returns the origin in a space, in points.
  func origin(in space: CoordinateSpace) -> CGPoint {
    guard space != .local else { return .zero }
    // Handed over to the main actor while the caller waits, so that nobody else touches it.
    nonisolated(unsafe) let space = space
    return MainActor.wait {
      let geometry = self.element as? GeometryElement
      let frame = self.element?.frameInPoints
      geometry?.knownOrigin = frame?.origin ?? .zero
      guard let frame else { return .zero }
      guard case .named(let name) = space else { return frame.origin }
      let around = self.element?.spaceAround(name)?.frameInPoints?.origin ?? .zero
      return CGPoint(x: frame.minX - around.x, y: frame.minY - around.y)
    }
  }

  /// Returns the bounds of a space around, in points.
  func bounds(of name: AnyHashable) -> CGRect? {
    // Handed over to the main actor while the caller waits, so that nobody else touches it.
    nonisolated(unsafe) let name = name
    return MainActor.wait {
      let geometry = self.element as? GeometryElement
      geometry?.knownOrigin = self.element?.frameInPoints?.origin ?? .zero
      guard let element = self.element, let own = element.frameInPoints,
        let around = element.spaceAround(name)?.frameInPoints
      else { return nil }
      return CGRect(
        x: around.minX - own.minX, y: around.minY - own.minY, width: around.width,
        height: around.height)
    }
  }
}

extension MainActor {
  /// Runs `body` on the main actor and waits for its result: where a view stands, only layout knows.
  fileprivate static func wait<Result>(_ body: @MainActor () -> Result) -> Result {
    if let here = ifCurrent(body) { return here }
    return withoutActuallyEscaping(body) { body in
      // The cast drops an isolation that holds: the queue is entered before `isolated` runs.
      let isolated = unsafeBitCast(body, to: (() -> Result).self)
      return DispatchQueue.main.sync { isolated() }
    }
  }
}

extension Element {
  /// The place from the top left of all, in points; nil where no layout has placed it.
  package final var frameInPoints: CGRect? {
    guard let layoutNode, let frame = layoutNode.engine.frame(of: self) else { return nil }
    let metrics = layoutNode.engine.metrics
    return CGRect(
      x: metrics.points(frame.minX, along: .horizontal),
      y: metrics.points(frame.minY, along: .vertical),
      width: metrics.points(frame.width, along: .horizontal),
      height: metrics.points(frame.height, along: .vertical))
  }

  /// The element around whose space has a name.
  fileprivate final func spaceAround(_ name: AnyHashable) -> Element? {
    let isScrolling = name == AnyHashable(ScrollSpaceName())
    for current in containers {
      if isScrolling, current is ScrollElement { return current }
      if let modifier = current as? ModifierElement,
        case .coordinateSpace(name) = modifier.modifier
      {
        return current
      }
    }
    return nil
  }
}
