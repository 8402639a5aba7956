/// A value that a view keeps between evaluations of its body.
///
/// Like SwiftUI's `State`: the value lives as long as the view's identity, and when it changes,
/// only bodies that read it are evaluated again.
@propertyWrapper @frozen
public struct State<Value>: DynamicProperty {
  @usableFromInline let initial: Value
  @usableFromInline var box: StateBox<Value>?

  /// Creates a state with an initial value.
  @inlinable
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value itself.
  @inlinable
  public var wrappedValue: Value {
    get {
      guard let box else { return initial }
      return box.value
    }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(location: box)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially nil.
  public init() { self.init(wrappedValue: nil) }
}

// Other threads see only what the box of a location guards by its lock.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: NodeOwnedProperty {
  func makeSlot(in node: Node) -> StateBox<Value> {
    if let kept = node.runtime.stateKeeper?.restore(initial, in: node) {
      return StateBox(kept, in: node.runtime, isWritten: true)
    }
    return StateBox(initial, in: node.runtime)
  }

  mutating func connect(to slot: StateBox<Value>) { box = slot }
}

extension State: KeptValue {}
