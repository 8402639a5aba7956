/// A value that the scene stores for its views, and that a host can restore with the scene.
///
/// Like SwiftUI's `SceneStorage`: views of one scene with the same key share the value; other
/// scenes have their own. A stored value of another type reads as the default.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  var stored: StoredValue<Value>

  init(_ initial: Value, _ key: String, _ coding: SceneCoding<Value>) {
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
