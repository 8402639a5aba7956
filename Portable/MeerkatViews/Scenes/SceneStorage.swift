/// A value that the scene stores for its views, and that a host can restore with the scene.
///
/// Like SwiftUI's `SceneStorage`: views of one scene with the same key share the value; other
/// scenes have their own. A stored value of another type reads as the default.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  var stored: StoredValue<Value>

  init(_ initial: Value, _ key: String, _ coding: _SceneCoding<Value>) {
    stored = StoredValue(initial, key, coding)
  }

  /// The value itself.
  public var wrappedValue: Value {
    get { stored.current }
    nonmutating set { stored.current = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage: StoredProperty {
  static func values(of runtime: Runtime) -> SceneValues { runtime.sceneValues }
}

extension SceneStorage {
  /// Creates a property that stores a value under a key.
  public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
    self.init(wrappedValue, key, Value._coding)
  }

  /// Creates a property that stores a value under a key, by its raw value.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
    self.init(wrappedValue, key, .raw)
  }

  /// Creates a property that stores a value under a key; nil until it is set.
  public init<V: _StorableValue>(_ key: String) where Value == V? {
    self.init(nil, key, V._coding.optional())
  }

  /// Creates a property that stores a value under a key, by its raw value; nil until it is set.
  @_disfavoredOverload
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue: _StorableRawValue {
    self.init(nil, key, _SceneCoding<R>.raw.optional())
  }
}

extension SceneStorage: KeptValue {}
