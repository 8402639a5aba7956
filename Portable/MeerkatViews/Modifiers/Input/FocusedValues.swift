/// The key of a value that a view provides while it, or a view inside, has the focus.
///
/// Like SwiftUI's `FocusedValueKey`.
///
/// Accepted, without effect.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused views provide.
///
/// Like SwiftUI's `FocusedValues`. Hosts focus only fields, so no values are provided.
///
/// Accepted, without effect.
public struct FocusedValues {
  /// Creates empty values.
  public init() {}

  /// The value for a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value that a focused view provides; nil if there is none.
///
/// Like SwiftUI's `FocusedValue`.
///
/// Accepted, without effect.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value at a path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Reads an observable object.
  public init(_ objectType: Value.Type) where Value: AnyObject {}

  /// The value.
  public var wrappedValue: Value? { nil }
}

/// A binding that a focused view provides; nil if there is none.
///
/// Like SwiftUI's `FocusedBinding`.
///
/// Accepted, without effect.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads the binding at a path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value of the binding.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// The binding itself.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that a focused view provides; nil if there is none.
///
/// Like SwiftUI's `FocusedObject`.
///
/// Accepted, without effect.
@propertyWrapper
public struct FocusedObject<ObjectType: AnyObject>: DynamicProperty {
  /// Reads the object of the type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  /// Provides a value while the view has the focus.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { accepted() }

  /// Provides an optional value while the view has the focus.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { accepted() }

  /// Provides an object while the view has the focus.
  nonisolated public func focusedValue<T: AnyObject>(_ object: T?) -> some View { accepted() }

  /// Provides a value while a view of the scene has the focus.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { accepted() }

  /// Provides an optional value while a view of the scene has the focus.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { accepted() }

  /// Provides an object while the view has the focus.
  nonisolated public func focusedObject<T: AnyObject>(_ object: T) -> some View { accepted() }

  /// Provides an object while a view of the scene has the focus.
  nonisolated public func focusedSceneObject<T: AnyObject>(_ object: T) -> some View { accepted() }

  /// Hides the focus effect of the views inside.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { accepted() }

  /// Sets the initial focus when the view appears.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

/// When the default focus applies.
///
/// Like SwiftUI's `DefaultFocusEvaluationPriority`.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable {
  case automatic, userInitiated
}
