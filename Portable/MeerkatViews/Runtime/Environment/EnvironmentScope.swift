import Synchronization

/// One or a few values that apply from a place in the tree downwards.
///
/// A scope is a link in a chain that ends at the window.
@MainActor
package final class EnvironmentScope {
  /// The empty surroundings.
  ///
  /// Never changed, so that all app instances share them.
  nonisolated static let empty = EnvironmentScope()

  nonisolated let parent: EnvironmentScope?
  /// Changed on the main actor only, under the lock; other threads read it under the lock.
  nonisolated(unsafe) private(set) var entries: [EnvironmentEntry] = []
  nonisolated private let depth: Int

  /// Guards the entries of all scopes, and their values, for other threads.
  nonisolated fileprivate static let lock = Mutex(())

  /// Every so many links, a scope knows which scope above it defines what: finding a value takes a
  /// bounded number of steps.
  ///
  /// Used on the main actor only, as the methods are that look there.
  nonisolated(unsafe) private var definers: [ObjectIdentifier: EnvironmentScope]?
  nonisolated private var knowsDefiners: Bool { depth.isMultiple(of: 16) && depth > 0 }

  nonisolated private init() {
    parent = nil
    depth = 0
  }

  /// Creates a scope that can be filled, below another one.
  init(_ parent: EnvironmentScope) {
    self.parent = parent
    depth = parent.depth + 1
  }

  /// Creates a scope with one value.
  nonisolated init<Value>(_ parent: EnvironmentScope, _ key: ObjectIdentifier, _ value: Value) {
    self.parent = parent
    depth = parent.depth + 1
    entries = [TypedEntry(key, value)]
  }

  /// Finds the value of a key, and notes who reads it: for callers on the main actor.
  nonisolated func value<Value>(for key: ObjectIdentifier, reader: Node?) -> Value? {
    guard let entry = entry(for: key) else { return nil }
    if let reader { entry.addReader(reader) }
    return downcast(entry, to: TypedEntry<Value>.self).value
  }

  /// Finds the value of a key, for callers on other threads: nobody is told when it changes.
  nonisolated func peek<Value>(_ key: ObjectIdentifier) -> Value? {
    // What a thread finds under the lock is shared as the app shares it.
    nonisolated(unsafe) var value: Value?
    EnvironmentScope.lock.withLock { _ in
      var scope: EnvironmentScope? = self
      while let current = scope {
        if let entry = current.entries.first(where: { $0.key == key }) {
          value = downcast(entry, to: TypedEntry<Value>.self).value
          return
        }
        scope = current.parent
      }
    }
    return value
  }

  nonisolated private func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    for entry in entries where entry.key == key { return entry }
    guard knowsDefiners else { return parent?.entry(for: key) }
    return knownDefiners()[key]?.entries.first { $0.key == key }
  }

  nonisolated private func knownDefiners() -> [ObjectIdentifier: EnvironmentScope] {
    if let definers { return definers }
    let found = collectDefiners()
    definers = found
    return found
  }

  nonisolated private func collectDefiners() -> [ObjectIdentifier: EnvironmentScope] {
    var found: [ObjectIdentifier: EnvironmentScope] = [:]
    // Above this scope only: one that kept itself would never be released.
    var scope = parent
    while let current = scope {
      for entry in current.entries where found[entry.key] == nil { found[entry.key] = current }
      if current.knowsDefiners {
        return found.merging(current.knownDefiners()) { nearer, _ in nearer }
      }
      scope = current.parent
    }
    return found
  }

  /// Takes over what `values` adds to the parent's values.
  ///
  /// Returns whether other keys than before are set.
  func adopt(_ values: EnvironmentValues) -> Bool {
    var new: [EnvironmentEntry] = []
    var scope: EnvironmentScope? = values.scope
    while let current = scope, current !== parent {
      for entry in current.entries where !new.contains(where: { $0.key == entry.key }) {
        new.append(entry)
      }
      scope = current.parent
    }
    guard new.count == entries.count, !entries.isEmpty else {
      let isFirst = entries.isEmpty
      replaceEntries(with: new)
      return !isFirst || new.isEmpty == false
    }
    for entry in new {
      guard let old = entries.first(where: { $0.key == entry.key }) else {
        replaceEntries(with: new)
        return true
      }
      old.adopt(entry)
    }
    return false
  }

  private func replaceEntries(with new: [EnvironmentEntry]) {
    EnvironmentScope.lock.withLock { _ in entries = new }
  }
}

/// The value of one key in a scope, and who reads it.
@MainActor
class EnvironmentEntry: Source {
  nonisolated let key: ObjectIdentifier

  nonisolated init(_ key: ObjectIdentifier) { self.key = key }

  /// Takes over the value of another entry of the same key, and tells the readers if it differs.
  func adopt(_ other: EnvironmentEntry) {}
}

/// An entry with the value type of its key.
final class TypedEntry<Value>: EnvironmentEntry {
  /// Changed on the main actor only, under the lock of all scopes.
  nonisolated(unsafe) private(set) var value: Value

  nonisolated init(_ key: ObjectIdentifier, _ value: Value) {
    self.value = value
    super.init(key)
  }

  override func adopt(_ other: EnvironmentEntry) {
    let new = downcast(other, to: TypedEntry<Value>.self).value
    let isSame = Sameness.isSame(&value, new)
    EnvironmentScope.lock.withLock { _ in value = new }
    guard !isSame else { return }
    forEachReader { $0.environmentDidChange(key) }
  }
}
