/// The look of a view while it appears and disappears.
///
/// Like SwiftUI's `Transition`.
///
/// ## Differences
/// A view with a custom transition fades, without intermediate looks.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view in a phase.
  associatedtype Body: View

  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase.
  @ViewBuilder
  func body(content: Content, phase: TransitionPhase) -> Body
}

/// Whether a view is appearing, shown or disappearing.
///
/// Like SwiftUI's `TransitionPhase`.
///
/// Accepted, without effect.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is shown.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 before the view appears, 1 after it has disappeared, 0 in between.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The type-erased view to which a transition is applied.
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
  /// Sets how the view appears and disappears.
  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modified(.transition(.opacity))
  }
}
