import MeerkatFoundation

/// A value under a key: the common part of `SceneStorage` and `AppStorage`.
struct StoredValue<Value> {
  fileprivate let key: String
  fileprivate let initial: Value
  private let coding: _SceneCoding<Value>
  fileprivate(set) var location: SceneLocation<Value>?

  @Memberwise
  init(_ initial: Value, _ key: String, _ coding: _SceneCoding<Value>)

  /// The same in the app instance that runs: for a value in an object, which no view connects.
  var inObject: Self {
    // Stays here: the caller is on the main actor.
    nonisolated(unsafe) var stored = self
    MainActor.ifCurrent {
      stored.location = (AppHost.current?.appValues as? SceneValues).map(stored.makeLocation)
    }
    return stored
  }

  var current: Value {
    get { location?.current ?? initial }
    nonmutating set { location?.current = newValue }
  }

  var binding: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initial) }

  fileprivate func hasSameInput(as new: Self) -> Bool {
    key == new.key && coding.encode(initial) == new.coding.encode(new.initial)
  }

  @MainActor fileprivate func makeLocation(in values: SceneValues) -> SceneLocation<Value> {
    SceneLocation(key: key, initial: initial, coding: coding, values: values)
  }

  @MainActor fileprivate func isKept(at location: SceneLocation<Value>) -> Bool {
    location.key == key && coding.encode(location.initial) == coding.encode(initial)
  }
}

// Other threads see only what the box of a location guards by its lock.
extension StoredValue: @unchecked Sendable where Value: Sendable {}

/// A property wrapper around a value under a key.
protocol StoredProperty: NodeOwnedProperty {
  associatedtype Value
  nonisolated var stored: StoredValue<Value> { get set }

  /// The values among which this one is kept.
  @MainActor static func values(of runtime: Runtime) -> SceneValues
}

extension StoredProperty {
  nonisolated static var isInput: Bool { true }

  func makeSlot(in node: Node) -> SceneSlot<Value> {
    SceneSlot(stored.makeLocation(in: Self.values(of: node.runtime)))
  }

  mutating func connect(to slot: SceneSlot<Value>) {
    if !stored.isKept(at: slot.location) {
      slot.location = stored.makeLocation(in: slot.location.values)
    }
    stored.location = slot.location
  }

  nonisolated func hasSameInput(as new: Self) -> Bool { stored.hasSameInput(as: new.stored) }
}

/// A node's storage for a value of its scene or of the app.
@MainActor
final class SceneSlot<Value>: PropertySlot {
  var location: SceneLocation<Value>

  init(_ location: SceneLocation<Value>) { self.location = location }

  func end() {}
}

/// The location of a value in its scene.
final class SceneLocation<Value>: Location<Value> {
  let key: String
  let initial: Value
  let values: SceneValues
  private let coding: _SceneCoding<Value>
  private let box: StateBox<SceneValue?>

  @MainActor init(key: String, initial: Value, coding: _SceneCoding<Value>, values: SceneValues) {
    self.key = key
    self.initial = initial
    self.coding = coding
    self.values = values
    box = values.box(for: key)
  }

  func read() -> Value { box.read().flatMap(coding.decode) ?? initial }

  func peek() -> Value { box.peek().flatMap(coding.decode) ?? initial }

  func announce(_ value: Value) { box.announce(coding.encode(value)) }

  @MainActor func take(_ value: Value) {
    write(value)
    box.didTake()
  }

  @MainActor func write(_ value: Value) { values.write(coding.encode(value), for: key) }

  func isSamePlace(as other: any Location<Value>) -> Bool {
    guard let other = other as? SceneLocation<Value> else { return false }
    return key == other.key && values === other.values
      && coding.encode(initial) == coding.encode(other.initial)
  }
}
