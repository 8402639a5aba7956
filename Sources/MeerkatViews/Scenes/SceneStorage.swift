/// A value that the scene keeps for its views, and that a host can restore with the scene.
///
/// Like SwiftUI's `SceneStorage`: views of one scene that name the same key share the value, other
/// scenes have one of their own. What was kept under the key with another type reads as the
/// default.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: SceneCoding<Value>
  private var location: SceneLocation<Value>?

  init(_ initial: Value, _ key: String, _ coding: SceneCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  /// The value itself.
  public var wrappedValue: Value {
    get { location?.current ?? initial }
    nonmutating set { location?.current = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

// The location is touched on the main actor only: `current` goes there first, from wherever it is called.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: NodeOwnedProperty {
  nonisolated static var isInput: Bool { true }

  func makeSlot(in node: Node) -> any PropertySlot {
    SceneSlot(makeLocation(in: node.runtime.sceneValues))
  }

  mutating func connect(to slot: any PropertySlot) {
    let slot = unsafeDowncast(slot, to: SceneSlot<Value>.self)
    if !isKept(at: slot.location) { slot.location = makeLocation(in: slot.location.values) }
    location = slot.location
  }

  nonisolated func hasSameInput(as new: Self) -> Bool {
    key == new.key && coding.encode(initial) == new.coding.encode(new.initial)
  }

  @MainActor private func makeLocation(in values: SceneValues) -> SceneLocation<Value> {
    SceneLocation(key: key, initial: initial, coding: coding, values: values)
  }

  private func isKept(at location: SceneLocation<Value>) -> Bool {
    location.key == key && coding.encode(location.initial) == coding.encode(initial)
  }
}

/// What a node keeps for a value of its scene or of the app.
@MainActor
final class SceneSlot<Value>: PropertySlot {
  var location: SceneLocation<Value>

  init(_ location: SceneLocation<Value>) { self.location = location }

  func end() {}
}

/// The place of a value in its scene.
final class SceneLocation<Value>: Location<Value> {
  let key: String
  let initial: Value
  let values: SceneValues
  private let coding: SceneCoding<Value>

  init(key: String, initial: Value, coding: SceneCoding<Value>, values: SceneValues) {
    self.key = key
    self.initial = initial
    self.coding = coding
    self.values = values
  }

  override func read() -> Value {
    let kept = MainActor.wait { [values, key] in values.read(key) }
    return kept.flatMap(coding.decode) ?? initial
  }

  @MainActor override func write(_ value: Value) { values.write(coding.encode(value), for: key) }

  override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? SceneLocation<Value> else { return false }
    return key == other.key && values === other.values
      && coding.encode(initial) == coding.encode(other.initial)
  }
}
