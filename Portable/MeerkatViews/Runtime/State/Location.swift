import MeerkatIsolation

/// A location that a binding reads and writes.
protocol Location<Value>: AnyObject {
  associatedtype Value

  func read() -> Value

  @MainActor func write(_ value: Value)

  /// The value for callers on other threads: nobody is told when it changes.
  func peek() -> Value

  /// Notes a value that another thread writes, until the main actor takes it.
  func announce(_ value: Value)

  /// Takes a value that another thread has written.
  @MainActor func take(_ value: Value)

  /// Whether the other one is the same place.
  func isSamePlace(as other: any Location<Value>) -> Bool

  /// What the place held when it was given away, where nobody is told of what is read there; nil
  /// where readers are told.
  var snapshot: Value? { get }
}

extension Location {
  func isSamePlace(as other: any Location<Value>) -> Bool { self === other }

  var snapshot: Value? { nil }

  func peek() -> Value { read() }

  func announce(_ value: Value) {}

  @MainActor func take(_ value: Value) { write(value) }
}

extension Location {
  /// Whether the other one is the same place, and held the same when it was given away.
  func isSame(as other: any Location<Value>) -> Bool {
    guard isSamePlace(as: other) else { return false }
    guard let snapshot, let otherSnapshot = other.snapshot else { return true }
    // Stays here: the caller is on the main actor, where inputs are compared.
    nonisolated(unsafe) var old = snapshot
    nonisolated(unsafe) let new = otherSnapshot
    return MainActor.ifCurrent { Sameness.isSame(&old, new) } ?? false
  }
}

extension Location {
  /// The value, for callers on any thread.
  var current: Value {
    get { MainActor.isCurrent ? read() : peek() }
    set {
      // Stays here, or is handed over to the main actor: the caller is done with it.
      nonisolated(unsafe) let location = self
      nonisolated(unsafe) let value = newValue
      if MainActor.ifCurrent({ location.write(value) }) != nil { return }
      announce(newValue)
      MainActor.perform { location.take(value) }
    }
  }
}

/// A location that is represented by two closures.
final class FunctionLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  @Memberwise
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void)

  func read() -> Value { get() }

  @MainActor func write(_ value: Value) { set(value) }
}

/// A location that never changes.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  func read() -> Value { value }

  @MainActor func write(_ value: Value) {}

  func isSamePlace(as other: any Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return Equality.isEqual(value, other.value)
  }
}

/// A location inside another one.
final class MemberLocation<Root, Value>: Location<Value> {
  private let root: any Location<Root>
  private let path: WritableKeyPath<Root, Value>
  private let first: Value?

  init(_ root: any Location<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
    first = root.snapshot.map { $0[keyPath: path] }
  }

  func read() -> Value {
    if Comparison.isRunning, let first { return first }
    return root.read()[keyPath: path]
  }

  @MainActor func write(_ value: Value) {
    var whole = root.read()
    whole[keyPath: path] = value
    root.write(whole)
  }

  func peek() -> Value { root.peek()[keyPath: path] }

  func announce(_ value: Value) {
    var whole = root.peek()
    whole[keyPath: path] = value
    root.announce(whole)
  }

  @MainActor func take(_ value: Value) {
    var whole = root.read()
    whole[keyPath: path] = value
    root.take(whole)
  }

  func isSamePlace(as other: any Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Root, Value> else { return false }
    return path == other.path && root.isSamePlace(as: other.root)
  }

  var snapshot: Value? { first }

}

/// A location in an object, accessed through the object.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
  private let root: Root
  private let path: ReferenceWritableKeyPath<Root, Value>
  private let first: Value?

  /// Creates the location of a property, with its value unless `isTracked` is true.
  ///
  /// In that case, the object itself notifies its readers.
  init(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>, isTracked: Bool) {
    self.root = root
    self.path = path
    first = isTracked ? nil : root[keyPath: path]
  }

  func read() -> Value {
    if Comparison.isRunning, let first { return first }
    return root[keyPath: path]
  }

  @MainActor func write(_ value: Value) { root[keyPath: path] = value }

  func peek() -> Value { root[keyPath: path] }

  func isSamePlace(as other: any Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && path == other.path
  }

  var snapshot: Value? { first }
}

/// The location of an element, which returns its last value if the element has gone.
final class ElementLocation<Elements: MutableCollection>: Location<Elements.Element> {
  private let root: any Location<Elements>
  private let index: Elements.Index
  private let first: Elements.Element
  private var last: Elements.Element

  init(_ root: any Location<Elements>, _ index: Elements.Index) {
    self.root = root
    self.index = index
    first = root.current[index]
    last = first
  }

  func read() -> Elements.Element {
    if Comparison.isRunning { return first }
    let elements = root.read()
    if hasElement(in: elements) { last = elements[index] }
    return last
  }

  @MainActor func write(_ value: Elements.Element) {
    var elements = root.read()
    guard hasElement(in: elements) else { return }
    elements[index] = value
    root.write(elements)
  }

  func peek() -> Elements.Element {
    let elements = root.peek()
    return hasElement(in: elements) ? elements[index] : first
  }

  private func hasElement(in elements: Elements) -> Bool {
    index >= elements.startIndex && index < elements.endIndex
  }

  func isSamePlace(as other: any Location<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation<Elements> else { return false }
    return index == other.index && root.isSamePlace(as: other.root)
  }

  var snapshot: Elements.Element? { first }
}
