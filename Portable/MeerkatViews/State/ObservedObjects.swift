import MeerkatIsolation

/// An object owned elsewhere, whose changes cause the body to be evaluated again.
///
/// Like SwiftUI's `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType

  /// The object itself.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Observes an object.
  @MainActor @preconcurrency
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Observes an object.
  @MainActor @preconcurrency
  public init(initialValue: ObjectType) { object = initialValue }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Provides bindings to the properties of an object.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, path, isTracked: false))
    }
  }
}

extension ObservedObject: NodeOwnedProperty {
  nonisolated static var isInput: Bool { true }

  func makeSlot(in node: Node) -> ObjectSlot<ObjectType> { ObjectSlot<ObjectType>(node) }

  mutating func connect(to slot: ObjectSlot<ObjectType>) { slot.observe(object) }

  nonisolated func hasSameInput(as new: Self) -> Bool { object === new.object }
}

/// An object that a view creates once and keeps for as long as its identity lasts.
///
/// Like SwiftUI's `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var slot: ObjectSlot<ObjectType>?

  /// Creates the object when the view first appears.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

  /// The object itself.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { slot?.object ?? make() }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: NodeOwnedProperty {
  func makeSlot(in node: Node) -> ObjectSlot<ObjectType> {
    let slot = ObjectSlot<ObjectType>(node, isOwner: true)
    let object = StoredOwner.$isMakingObject.withValue(true) { make() }
    _ = node.runtime.stateKeeper?.restore(object, in: node)
    slot.observe(object)
    return slot
  }

  mutating func connect(to slot: ObjectSlot<ObjectType>) { self.slot = slot }
}

/// A node's storage for an object: the object, and the subscription to its changes.
@MainActor
final class ObjectSlot<ObjectType: ObservableObject>: PropertySlot {
  private(set) var object: ObjectType?
  private weak var node: Node?
  private var subscription: AnyCancellable?

  private let isOwner: Bool

  @Memberwise
  init(_ node: Node, isOwner: Bool = false)

  var keptState: StateTree? { isOwner ? object.flatMap { StateTree($0) } : nil }

  /// Listens to an object, instead of the one before.
  func observe(_ object: ObjectType) {
    guard object !== self.object else { return }
    self.object = object
    let node = node
    subscription = object.objectWillChange.sink { [weak node] _ in
      guard let node else { return }
      MainActor.perform { node.setNeedsEvaluation() }
    }
  }

  func end() {
    subscription = nil
    node = nil
  }
}

/// Whether a view is creating an object, whose `AppStorage` the app instance keeps from then on.
enum StoredOwner {
  @TaskLocal static var isMakingObject = false
}

extension StateObject: KeptValue {}
