/// A value that a view reads from its surroundings.
///
/// Like SwiftUI's `Environment`. The body is evaluated again when a value that it has read changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let get: EnvironmentGetter<Value>
  private var slot: EnvironmentSlot<Value>?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { get = .path(keyPath) }

  /// Reads the observable object of a type.
  ///
  /// If there is none, reading the value stops the program with a message.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    get = .object { (values: EnvironmentValues) -> Value in
      guard let object = values[object: objectType] else {
        preconditionFailure(
          "No \(objectType) in the environment. Add .environment(_:) to a view above this one.")
      }
      return object
    }
  }

  /// Reads the observable object of a type; nil if there is none.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    get = .object { $0[object: objectType] }
  }

  /// The value itself.
  public var wrappedValue: Value {
    guard let slot else { return get.read(EnvironmentValues()) }
    // Stays here: the caller is on the main actor.
    nonisolated(unsafe) let getter = get
    return MainActor.ifCurrent { slot.read(getter) }
      ?? get.read(EnvironmentValues(scope: slot.scope))
  }
}

// Other threads find values under a lock, and leave the slot alone.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// How a property finds its value in the environment.
enum EnvironmentGetter<Value> {
  case path(KeyPath<EnvironmentValues, Value>)
  case object((EnvironmentValues) -> Value)

  func read(_ values: EnvironmentValues) -> Value {
    switch self {
    case .path(let path): values[keyPath: path]
    case .object(let get): get(values)
    }
  }
}

extension Environment: NodeOwnedProperty {
  func makeSlot(in node: Node) -> EnvironmentSlot<Value> { EnvironmentSlot<Value>(node) }

  mutating func connect(to slot: EnvironmentSlot<Value>) { self.slot = slot }
}

/// A node's storage for `@Environment`: the value that the last evaluation saw.
@MainActor
final class EnvironmentSlot<Value>: PropertySlot {
  private unowned(unsafe) var node: Node?
  fileprivate let scope: EnvironmentScope
  private var seen: Value?
  private var getter: EnvironmentGetter<Value>?

  init(_ node: Node) {
    self.node = node
    scope = node.environment
  }

  func read(_ getter: EnvironmentGetter<Value>) -> Value {
    guard let node, node.isMounted, node.runtime.reader === node else {
      return getter.read(EnvironmentValues(scope: scope))
    }
    let value = getter.read(EnvironmentValues(scope: scope, reader: node))
    seen = value
    self.getter = getter
    return value
  }

  var hasChangedSurroundings: Bool {
    guard var seen, let getter else { return false }
    return !Sameness.isSame(&seen, getter.read(EnvironmentValues(scope: scope)))
  }

  func end() {
    node = nil
    seen = nil
  }
}
