/// A place that a binding reads and writes.
@usableFromInline
class Location<Value> {
  func read() -> Value { preconditionFailure("A location says how it is read.") }

  @MainActor func write(_ value: Value) {
    preconditionFailure("A location says how it is written.")
  }

  /// Whether the other one is the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

extension Location {
  /// The value, for callers on any thread.
  @usableFromInline
  final var current: Value {
    get {
      if MainActor.isCurrent { return read() }
      // Handed over to the main actor while the caller waits, so that nobody else touches it.
      nonisolated(unsafe) let location = self
      return MainActor.wait { location.read() }
    }
    set {
      nonisolated(unsafe) let location = self
      nonisolated(unsafe) let value = newValue
      MainActor.wait { location.write(value) }
    }
  }
}

/// A place that two closures stand for.
final class FunctionLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override func read() -> Value { get() }

  @MainActor override func write(_ value: Value) { set(value) }
}

/// A place that never changes.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func read() -> Value { value }

  @MainActor override func write(_ value: Value) {}

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return Equality.isEqual(value, other.value)
  }
}

/// A place inside another one.
final class MemberLocation<Root, Value>: Location<Value> {
  private let root: Location<Root>
  private let path: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }

  override func read() -> Value { root.read()[keyPath: path] }

  @MainActor override func write(_ value: Value) {
    var whole = root.read()
    whole[keyPath: path] = value
    root.write(whole)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Root, Value> else { return false }
    return path == other.path && root.isSame(as: other.root)
  }
}

/// A place in an object, reached by the object itself.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
  private let root: Root
  private let path: ReferenceWritableKeyPath<Root, Value>

  init(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }

  override func read() -> Value { root[keyPath: path] }

  @MainActor override func write(_ value: Value) { root[keyPath: path] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && path == other.path
  }
}
