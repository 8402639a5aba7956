/// A value that the app stores for its user, across scenes and launches.
///
/// Like SwiftUI's `AppStorage`: views with the same key share the value. The host determines where
/// it is stored: the browser uses the user's local storage. A stored value of another type reads
/// as the default.
///
/// ## Differences
///
/// - A `store` is ignored; the host's own storage is used.
/// - In an object that no `StateObject` makes, the value is found in bodies, events and their tasks,
///   and elsewhere reads as its default.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  var stored: StoredValue<Value>

  init(_ initial: Value, _ key: String, _ coding: _SceneCoding<Value>) {
    stored = StoredValue(initial, key, coding)
    if StoredOwner.isMakingObject { stored = stored.inObject }
  }

  /// The value itself.
  public var wrappedValue: Value {
    get { stored.location?.current ?? placed.current }
    nonmutating set { placed.current = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { placed.binding }

  private var placed: StoredValue<Value> { stored.location == nil ? stored.inObject : stored }
}

extension AppStorage: Sendable where Value: Sendable {}

extension AppStorage: StoredProperty {
  static func values(of runtime: Runtime) -> SceneValues { runtime.appValues }
}

extension AppStorage {
  /// Creates a property that stores a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: _StorableValue {
    self.init(wrappedValue, key, Value._coding)
  }

  /// Creates a property that stores a value under a key, by its raw value.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
    self.init(wrappedValue, key, .raw)
  }

  /// Creates a property that stores a value under a key; nil until it is set.
  public init<V: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
    self.init(nil, key, V._coding.optional())
  }

  /// Creates a property that stores a value under a key, by its raw value; nil until it is set.
  @_disfavoredOverload
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue: _StorableRawValue {
    self.init(nil, key, _SceneCoding<R>.raw.optional())
  }
}

extension AppStorage: KeptValue {}
