/// A space of coordinates.
///
/// Like SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// Something that stands for a space of coordinates.
///
/// Like SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the whole window.
///
/// Like SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view itself.
///
/// Like SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view around with a name.
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
  /// The space of a view around with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the next place around that scrolls.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName()) }

  /// The space of the next place around that scrolls in a direction.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// The name of the space of whatever scrolls.
struct ScrollSpaceName: Hashable {}

extension View {
  /// Gives the space of the view a name.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modified(.coordinateSpace(name.name)) { _ in false }
  }

  /// Gives the space of the view a name.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modified(.coordinateSpace(AnyHashable(name))) { _ in false }
  }
}
