/// Where a screen reader is, which hosts don't know.
///
/// Like SwiftUI's `AccessibilityFocusState`.
///
/// Accepted, without effect.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// What `accessibilityFocused(_:)` takes.
  ///
  /// Like SwiftUI's `AccessibilityFocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    let binding: MeerkatViews.Binding<Value>

    /// Where the screen reader is.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Creates a state that tells whether a screen reader is at one view.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state that tells at which view a screen reader is.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// Creates a state of some kinds of screen readers.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates a state of some kinds of screen readers.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// Where the screen reader is.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding, for `accessibilityFocused(_:)`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

// Like the state inside.
extension AccessibilityFocusState: Sendable where Value: Sendable {}

// Like the binding inside.
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

/// Kinds of screen readers.
///
/// Like SwiftUI's `AccessibilityTechnologies`.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Brings a screen reader to the view while a state is true, which no host does.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { accepted() }

  /// Brings a screen reader to the view while a state has a value, which no host does.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { accepted() }

  /// Gives the view names by which a person can speak of it.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accepted()
  }

  /// Gives the view names by which a person can speak of it.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { accepted() }

  /// Gives the view names by which a person can speak of it.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { accepted() }

  /// Says whether the view reacts to a screen reader's user.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { accepted() }

  /// Keeps the colours of the view where others are inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accepted()
  }

  /// Shows the view large as long as a person presses it.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { accepted() }

  /// Shows a view large as long as a person presses this one.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { accepted() }
}
