/// A state that holds the keyboard focus.
///
/// Like SwiftUI's `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// A binding that `focused(_:)` updates.
  ///
  /// Like SwiftUI's `FocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    let binding: MeerkatViews.Binding<Value>

    /// The current focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Creates a state for whether one view has the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state for which view has the focus.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The current focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding, for `focused(_:)`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

// Like the state inside.
extension FocusState: Sendable where Value: Sendable {}

// Like the binding inside.
extension FocusState.Binding: Sendable where Value: Sendable {}

extension View {
  /// Binds the keyboard focus of the field inside to a state.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    let target = FocusTarget(
      isFocused: { condition.wrappedValue }, setFocused: { condition.wrappedValue = $0 })
    return EnvironmentModified(content: self) { $0.focusTarget = target }
  }

  /// Binds the keyboard focus to a state, which has a value while the field inside is focused.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: ExpressibleByNilLiteral {
    let target = FocusTarget(
      isFocused: { binding.wrappedValue == value },
      setFocused: {
        if $0 {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = nil
        }
      })
    return EnvironmentModified(content: self) { $0.focusTarget = target }
  }
}

extension FocusState: KeptValue {}
