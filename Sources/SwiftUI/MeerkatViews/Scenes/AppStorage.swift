/// A value that the app stores for its user, across scenes and launches.
///
/// Like SwiftUI's `AppStorage`: views with the same key share the value. The host determines where
/// it is stored: the browser uses the visitor's local storage. A stored value of another type reads
/// as the default.
///
/// ## Differences
///
/// - A `store` is ignored; the host's own storage is used.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  var stored: StoredValue<Value>

  init(_ initial: Value, _ key: String, _ coding: SceneCoding<Value>) {
    stored = StoredValue(initial, key, coding)
    stored.connectObject(AppStorage.values)
  }

  /// The value itself.
  public var wrappedValue: Value {
    get { stored.current }
    nonmutating set { stored.current = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension AppStorage: Sendable where Value: Sendable {}

extension AppStorage: StoredProperty {
  static func values(of runtime: Runtime) -> SceneValues { runtime.appValues }
}
