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
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: NodeOwnedProperty {
  nonisolated static var isInput: Bool { true }

  func makeSlot(in node: Node) -> any PropertySlot {
    SceneSlot(makeLocation(in: node.runtime.appValues))
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
