extension View {
  /// Animates changes of the view when a value changes.
  ///
  /// Hosts show changes at once.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    accepted()
  }

  /// Animates all changes of the view.
  ///
  /// Hosts show changes at once.
  nonisolated public func animation(_ animation: Animation? = .default) -> some View { accepted() }

  /// Animates what a closure changes of the view.
  ///
  /// Hosts show changes at once.
  ///
  /// Accepted, without effect.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (AnyView) -> V
  ) -> some View {
    body(AnyView(self))
  }

  /// Changes the transactions of the view.
  ///
  /// Hosts show changes at once.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { accepted() }

  /// Sets how the view comes and goes.
  ///
  /// Hosts show changes at once.
  nonisolated public func transition(_ t: AnyTransition) -> some View { accepted() }

  /// Sets how the content of the view changes.
  ///
  /// Hosts show changes at once.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    accepted()
  }

  /// Lets views with the same identity turn into each other.
  ///
  /// Hosts show changes at once.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { accepted() }

  /// Lets a screen grow out of the view.
  ///
  /// Hosts show changes at once.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { accepted() }

  /// Treats the view as one in animations.
  ///
  /// Hosts show changes at once.
  nonisolated public func geometryGroup() -> some View { accepted() }
}

/// What views that turn into each other share.
///
/// Like SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How content changes.
///
/// Like SwiftUI's `ContentTransition`.
///
/// Accepted, without effect.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let numericText = ContentTransition(name: "numericText")
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .numericText }
  public static func numericText(value: Double) -> ContentTransition { .numericText }
}
