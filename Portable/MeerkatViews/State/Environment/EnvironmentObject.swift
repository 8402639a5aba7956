/// An object that a view around this one provides.
///
/// Like SwiftUI's `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var slot: EnvironmentObjectSlot<ObjectType>?

  /// Creates a property that finds the object by its type.
  public init() {}

  /// The object itself.
  ///
  /// If there is none, reading the value stops the program with a message.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object = slot?.find() else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment. Add .environmentObject(_:) to a view above.")
    }
    return object
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: NodeOwnedProperty {
  func makeSlot(in node: Node) -> EnvironmentObjectSlot<ObjectType> {
    EnvironmentObjectSlot<ObjectType>(node)
  }

  mutating func connect(to slot: EnvironmentObjectSlot<ObjectType>) {
    self.slot = slot
    slot.observe()
  }
}

/// A node's storage for an object from the environment.
@MainActor
final class EnvironmentObjectSlot<ObjectType: ObservableObject>: PropertySlot {
  private weak var node: Node?
  private let scope: EnvironmentScope
  private let observed: ObjectSlot<ObjectType>
  private var last: ObjectType?

  init(_ node: Node) {
    self.node = node
    scope = node.environment
    observed = ObjectSlot(node)
  }

  /// Listens to the object before the body is evaluated, whether it reads the object or not.
  func observe() {
    last = EnvironmentValues(scope: scope, reader: node)[object: ObjectType.self]
    if let last { observed.observe(last) }
  }

  func find() -> ObjectType? {
    if let node, node.runtime.reader === node { return last }
    return EnvironmentValues(scope: scope)[object: ObjectType.self]
  }

  var hasChangedSurroundings: Bool {
    EnvironmentValues(scope: scope)[object: ObjectType.self] !== last
  }

  func end() {
    observed.end()
    node = nil
  }
}

extension View {
  /// Provides an object to the views inside, which find it by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentModified(content: self) { $0[object: T.self] = object }
  }
}
