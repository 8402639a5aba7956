/// The focus of a screen reader, which hosts don't report.
///
/// Like SwiftUI's `AccessibilityFocusState`.
///
/// Accepted, without effect.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// A binding for `accessibilityFocused(_:)`.
  public typealias Binding = FocusState<Value>.Binding

  /// Creates a state for whether a screen reader focuses one view.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state for which view a screen reader focuses.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// Creates a state for certain kinds of screen readers.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates a state for certain kinds of screen readers.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The focus of the screen reader.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding, for `accessibilityFocused(_:)`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

// Like the state inside.
extension AccessibilityFocusState: Sendable where Value: Sendable {}

/// A set of kinds of screen readers.
///
/// Like SwiftUI's `AccessibilityTechnologies`.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Moves a screen reader to the view while a state is true; not supported by hosts.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { accepted() }

  /// Moves a screen reader to the view while a state has a value; not supported by hosts.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { accepted() }

  /// Sets the names by which a user can refer to the view in speech.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accepted()
  }

  /// Sets the names by which a user can refer to the view in speech.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { accepted() }

  /// Sets the names by which a user can refer to the view in speech.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { accepted() }

  /// Sets whether the view responds to a screen reader's user.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { accepted() }

  /// Keeps the colours of the view when colours are inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accepted()
  }

  /// Shows the view enlarged while a user presses it.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { accepted() }

  /// Shows another view enlarged while a user presses this one.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { accepted() }
}
