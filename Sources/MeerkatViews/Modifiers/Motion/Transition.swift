/// How a view looks while it comes and while it goes.
///
/// Like SwiftUI's `Transition`.
///
/// ## Differences
/// A view with a transition of an app's own type fades: nothing asks for the looks in between.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view in one of the phases.
  associatedtype Body: View

  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// Gives the view in one of the phases.
  @ViewBuilder
  func body(content: Content, phase: TransitionPhase) -> Body
}

/// Whether a view comes, is there, or goes.
///
/// Like SwiftUI's `TransitionPhase`.
///
/// Accepted, without effect.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 1 after it has gone, and 0 in between.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The view to which a transition is applied, with its type hidden.
///
/// Like SwiftUI's `PlaceholderContentView`.
public struct PlaceholderContentView<Value>: View {
  public var body: some View { EmptyView() }
}

extension AnyTransition {
  /// Creates a transition whose type is hidden.
  @MainActor
  public init(_ transition: some Transition) { self = .opacity }
}

extension View {
  /// Sets how the view comes and goes.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modified(.transition(.opacity))
  }
}
