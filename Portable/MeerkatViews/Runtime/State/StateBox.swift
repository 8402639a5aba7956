import Synchronization

/// A value that a node keeps for a `@State` property.
@usableFromInline
nonisolated final class StateBox<Value>: Location<Value>, PropertySlot, PendingBox {
  private let source: Source
  private unowned(unsafe) var runtime: Runtime?
  /// What bodies see.
  private var committed: Value
  /// What has been written since, a value for each transaction.
  private var pending: [Value] = []
  private var lastGroup = 0
  /// What other threads have written and the main actor has not taken yet: the last value, and how
  /// many there are.
  private var announced: (value: Value, count: Int)?
  /// Guards what other threads read; only the main actor changes it, and reads it without the lock.
  private let lock = Mutex(())
  private(set) var isWritten: Bool

  @MainActor init(_ value: Value, in runtime: Runtime?, isWritten: Bool = false) {
    source = Source()
    self.isWritten = isWritten
    committed = value
    self.runtime = runtime
  }

  /// The value, for callers on any thread.
  @usableFromInline var value: Value {
    get { current }
    set { current = newValue }
  }

  func read() -> Value {
    if let reader = runtime?.reader {
      source.addReader(reader)
      return committed
    }
    return latest
  }

  func peek() -> Value { locked { announced?.value ?? latest } }

  func announce(_ value: Value) { locked { announced = (value, (announced?.count ?? 0) + 1) } }

  @MainActor func take(_ value: Value) {
    write(value)
    didTake()
  }

  /// Notes that one of the announced values has been written.
  @MainActor func didTake() {
    locked {
      if let last = announced { announced = last.count > 1 ? (last.value, last.count - 1) : nil }
    }
  }

  /// Runs `body` while no other thread reads or changes the value.
  private func locked<Result>(_ body: () -> Result) -> Result {
    // What a thread finds under the lock is its own, or is shared as the app shares it.
    nonisolated(unsafe) var result: Result?
    nonisolated(unsafe) let body = body
    lock.withLock { _ in result = body() }
    guard let result else { preconditionFailure("A lock runs what it is given.") }
    return result
  }

  @MainActor func write(_ value: Value) {
    isWritten = true
    guard let runtime else { return locked { committed = value } }
    let group = runtime.openWrites()
    if group == lastGroup, !pending.isEmpty {
      locked { pending[pending.count - 1] = value }
    } else {
      lastGroup = group
      locked { pending.append(value) }
      runtime.addWrite(of: self)
    }
  }

  /// An object may have changed without a word.
  @MainActor var keptState: StateTree? {
    isWritten || type(of: latest) is AnyObject.Type ? StateTree(latest) : nil
  }

  /// The value as last written, for callers that do not depend on it.
  var latest: Value { pending.isEmpty ? committed : pending[pending.count - 1] }

  @MainActor func commit() {
    guard !pending.isEmpty else { return }
    let isSame = Equality.isEqual(committed, pending[0])
    locked { committed = pending.removeFirst() }
    if !isSame { source.invalidateReaders() }
  }

  /// The node has gone.
  ///
  /// Remaining bindings read and write the value without observers.
  @MainActor func end() {
    if !pending.isEmpty {
      locked {
        committed = latest
        pending = []
      }
    }
    runtime = nil
  }
}

/// A location whose written value waits for its transaction.
@MainActor
protocol PendingBox: AnyObject {
  func commit()
}

/// The locations that one transaction wrote.
@MainActor
struct PendingWrites {
  let id: Int
  let scope: TransactionScope?
  var boxes: [any PendingBox] = []
}

extension Runtime {
  /// Returns the number of the current transaction's writes, opening them if necessary.
  func openWrites() -> Int {
    let scope = TransactionScope.current
    if let last = writes.last, last.scope === scope { return last.id }
    lastWrites += 1
    writes.append(PendingWrites(id: lastWrites, scope: scope))
    return lastWrites
  }

  /// Adds a place to the writes that are open.
  func addWrite(of box: any PendingBox) {
    writes[writes.count - 1].boxes.append(box)
    noteActionChange(isState: true)
    requestUpdate()
  }
}

/// The way to compare values of a type that is only known at run time.
enum Equality {
  /// Returns whether two values are equal, as far as that can be known.
  static func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<Known: Equatable>(_: Known.Type) -> Bool {
      guard let left = left as? Known, let right = right as? Known else { return false }
      return left == right
    }
    guard let equatable = Value.self as? any Equatable.Type else { return false }
    return compare(equatable)
  }
}
