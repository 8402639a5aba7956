/// A reference for reading and writing a value that is owned elsewhere.
///
/// Like SwiftUI's `Binding`.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: any Location<Value>

  /// The transaction with which the binding writes.
  public var transaction = Transaction()

  init(location: any Location<Value>) { self.location = location }

  /// Creates a binding from two closures.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Synchronous code can't call a function whose actor it doesn't know. Views know: it is theirs.
    self.init(
      reading: unsafeBitCast(get, to: (@Sendable () -> Value).self),
      writing: unsafeBitCast(set, to: (@Sendable (Value) -> Void).self))
  }

  /// Creates a binding from two closures of the views themselves, which stay where they are.
  init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  /// Creates a binding from two closures, the second of which also receives the transaction.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    self.init(
      reading: unsafeBitCast(get, to: (@Sendable () -> Value).self),
      writing: { set($0, Transaction.current) })
  }

  /// Returns a binding with a constant value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value itself.
  public var wrappedValue: Value {
    get { location.current }
    nonmutating set {
      if transaction.animation == nil, !transaction.disablesAnimations {
        location.current = newValue
      } else {
        withTransaction(transaction) { location.current = newValue }
      }
    }
  }

  /// The binding itself, for `$value`.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from the projected value of a wrapper.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a part of the value.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    var member = Binding<Member>(location: MemberLocation(location, path))
    member.transaction = transaction
    return member
  }
}

// Other threads see only what the box of a location guards by its lock.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: NodeOwnedProperty {
  nonisolated static var isInput: Bool { true }

  func makeSlot(in node: Node) -> EmptySlot { EmptySlot.shared }

  mutating func connect(to slot: EmptySlot) {}

  nonisolated func hasSameInput(as new: Self) -> Bool { location.isSame(as: new.location) }
}

/// The slot of a property without storage.
@MainActor
final class EmptySlot: PropertySlot {
  static let shared = EmptySlot()

  func end() {}
}
