import Synchronization

/// What a model keeps about itself, beside its values.
public final class ModelStorage {
  let entity: Schema.Entity
  var key = ModelStorage.nextKey()
  weak var context: ModelContext?

  /// The row as it was last read or saved; nil if it has not been read.
  var row: [SQLValue]?

  /// The names of properties that have changed since the last save.
  var changes: Set<String> = []
  var isDeleted = false
  private let registrar = ObservationRegistrar()

  /// Creates the storage of a new model.
  public init(_ entity: Schema.Entity) { self.entity = entity }

  var id: PersistentIdentifier { PersistentIdentifier(entityName: entity.name, key: key) }

  /// Notes that a view reads a property.
  public func access<Model: PersistentModel, Value>(
    _ model: Model, keyPath: KeyPath<Model, Value>
  ) {
    registrar.access(model, keyPath: keyPath)
  }

  /// Reads a value from the row of the model.
  public func load<Model: PersistentModel, Value>(_ name: String, of model: Model) -> Value {
    property(name, of: model).load(model)
  }

  /// Changes the value of a property.
  public func write<Model: PersistentModel, Value>(
    _ value: Value, to name: String, of model: Model
  ) {
    property(name, of: model).write(value, to: model)
  }

  func mutate<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, _ body: () -> Void
  ) {
    registrar.withMutation(of: model, keyPath: keyPath, body)
  }

  private func property<Model, Value>(
    _ name: String, of model: Model
  ) -> ValueProperty<Model, Value> {
    guard let property = entity.named[name] as? ValueProperty<Model, Value> else {
      preconditionFailure("\(entity.name) has no property '\(name)' of type \(Value.self).")
    }
    return property
  }

  private static let lastKey = Mutex<Int64>(0)

  /// Returns a number that no other model has: later ones are higher, and processes that write to
  /// the same file hardly ever meet.
  private static func nextKey() -> Int64 {
    let time = Int64(Date.now.timeIntervalSince1970 * 1_000_000) << 10 | .random(in: 0..<1024)
    return lastKey.withLock { last in
      last = max(last + 1, time)
      return last
    }
  }
}
