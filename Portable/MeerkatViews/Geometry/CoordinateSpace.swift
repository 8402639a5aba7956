/// A coordinate space.
///
/// Like SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A type that represents a coordinate space.
///
/// Like SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
///
/// Like SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
///
/// Like SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a named view around.
///
/// Like SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of a named view around.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinate space of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName()) }

  /// The coordinate space of the nearest scroll view around along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// The name of a scroll view's coordinate space.
struct ScrollSpaceName: Hashable {}
