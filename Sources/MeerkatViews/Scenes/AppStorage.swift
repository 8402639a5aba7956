/// A value that the app keeps for the person who uses it, in all its scenes and from one start to
/// the next.
///
/// Like SwiftUI's `AppStorage`: views that name the same key share the value. Where it is kept is
/// the host's affair: the browser keeps it in the visitor's own storage. What was kept under the key
/// with another type reads as the default.
///
/// ## Differences
///
/// - A `store` is accepted, and the host's own is used.
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
