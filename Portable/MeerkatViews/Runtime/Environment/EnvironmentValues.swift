import MeerkatIsolation

/// The values that a view can read from its surroundings.
///
/// Like SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues {
  var scope: EnvironmentScope

  /// The reader, which is notified when a value that it has read changes.
  var reader: Node?

  /// Creates the default values.
  public init() { scope = EnvironmentScope.empty }

  @Memberwise
  init(scope: EnvironmentScope, reader: Node? = nil)

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(for: ObjectIdentifier(key)) ?? Key.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// Finds the value of a key, for callers on any thread.
  func value<Value>(for key: ObjectIdentifier) -> Value? {
    MainActor.isCurrent ? scope.value(for: key, reader: reader) : scope.peek(key)
  }

  /// Adds a value in front of the others.
  mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    scope = EnvironmentScope(scope, key, value)
  }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String { "EnvironmentValues" }
}

/// The key of a value that views read from their surroundings.
///
/// Like SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }
}
