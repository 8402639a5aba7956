import MeerkatIsolation

/// Models that are being read and changed, until a save keeps what has changed.
///
/// Like SwiftData's `ModelContext`.
public final class ModelContext {
  /// Whether changes on the main actor are saved as soon as what is running has finished.
  public var autosaveEnabled: Bool

  /// The name of what changes the models, for the app's own use.
  public var author: String?
  let stores: [ObjectIdentifier: Store]
  private let schema: Schema
  private let owned: ModelContainer?
  private weak var owner: ModelContainer?

  private var registered: [Key: Registered] = [:]
  private var roomForRegistered = 1024
  private(set) var inserted: [Key: any PersistentModel] = [:]
  private(set) var changed: [Key: any PersistentModel] = [:]
  private(set) var deleted: [Key: any PersistentModel] = [:]
  private var observers: [Observer] = []
  private var isAutosaving = false

  /// Which model it is.
  struct Key: Hashable {
    let entity: ObjectIdentifier
    let key: Int64

    init(_ entity: Schema.Entity, _ key: Int64) {
      self.entity = ObjectIdentifier(entity)
      self.key = key
    }

    init(_ model: any PersistentModel) { self.init(model._$storage.entity, model._$storage.key) }
  }

  private struct Registered {
    weak var model: (any PersistentModel)?
  }

  private struct Observer {
    weak var object: (any ContextObserver)?
  }

  /// Creates a context of its own.
  public init(_ container: ModelContainer) {
    schema = container.schema
    stores = container.stores
    owned = container
    owner = container
    autosaveEnabled = false
  }

  /// Creates the context that a container keeps.
  @MainActor init(mainOf container: ModelContainer) {
    schema = container.schema
    stores = container.stores
    owned = nil
    owner = container
    autosaveEnabled = true
    follow()
  }

  deinit {
    // Models that refer to each other would otherwise stay for ever.
    for case let model? in registered.values.map(\.model) {
      for relationship in model._$storage.entity.relationshipProperties {
        relationship.reset(model)
      }
    }
  }

  /// The container whose models these are.
  public var container: ModelContainer { owner ?? ModelContainer(schema: schema, stores: stores) }

  /// Shows from now on what other contexts save.
  @MainActor func follow() {
    for store in Set(stores.values.map { ObjectIdentifier($0) }) {
      stores.values.first { ObjectIdentifier($0) == store }?.follow(self)
    }
  }

  func store(of entity: Schema.Entity) throws -> Store {
    guard let store = stores[ObjectIdentifier(entity)] else { throw SwiftDataError.unknown(entity) }
    return store
  }
}

extension ModelContext: Equatable {
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}

extension ModelContext {
  /// Whether something is not saved yet.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

  /// The models that have been inserted and are not saved yet.
  public var insertedModelsArray: [any PersistentModel] { inOrder(inserted) }

  /// The models with changes that are not saved yet.
  public var changedModelsArray: [any PersistentModel] { inOrder(changed) }

  /// The models that have been deleted, which is not saved yet.
  public var deletedModelsArray: [any PersistentModel] { inOrder(deleted) }

  private func inOrder(_ models: [Key: any PersistentModel]) -> [any PersistentModel] {
    models.values.sorted { $0._$storage.key < $1._$storage.key }
  }

  /// Has the container keep a model, and those that it refers to, with the next save.
  public func insert<T: PersistentModel>(_ model: T) {
    let storage = model._$storage
    guard storage.context !== self else { return restore(model) }
    precondition(
      storage.context == nil, "\(storage.entity.name) has been inserted into another context.")
    storage.context = self
    storage.isDeleted = false
    register(model)
    inserted[Key(model)] = model
    for relationship in storage.entity.relationshipProperties {
      for other in relationship.known(to: model) {
        if other._$storage.context == nil { insert(other) }
        relationship.inverse?.add(model, to: other)
      }
    }
    notify(storage.entity, nil)
  }

  private func restore(_ model: any PersistentModel) {
    guard model._$storage.isDeleted, deleted[Key(model)] != nil else { return }
    model._$storage.isDeleted = false
    deleted[Key(model)] = nil
    changed[Key(model)] = model
    notify(model._$storage.entity, nil)
  }

  /// Deletes a model with the next save.
  public func delete<T: PersistentModel>(_ model: T) {
    let storage = model._$storage
    guard storage.context === self, !storage.isDeleted else { return }
    storage.isDeleted = true
    let key = Key(model)
    changed[key] = nil
    if inserted.removeValue(forKey: key) == nil { deleted[key] = model } else { drop(model) }
    for relationship in storage.entity.relationshipProperties {
      let related = relationship.related(to: model)
      switch relationship.deleteRule {
      case .cascade: for other in related { delete(other) }
      case .nullify: for other in related { relationship.inverse?.remove(model, from: other) }
      case .noAction, .deny: break
      }
    }
    notify(storage.entity, nil)
  }

  /// Deletes the models that fulfil a predicate, with the next save.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  func deleteAll<T: PersistentModel>(_ type: T.Type) throws { try delete(model: type) }

  /// Takes back everything that is not saved.
  public func rollback() {
    let (added, edited, removed) = (inserted, changed, deleted)
    inserted = [:]
    changed = [:]
    deleted = [:]
    for model in added.values { drop(model) }
    for model in removed.values { model._$storage.isDeleted = false }
    for model in Array(edited.values) + Array(removed.values) {
      let names = model._$storage.changes
      model._$storage.changes = []
      for property in model._$storage.entity.properties where names.contains(property.name) {
        property.reset(model)
      }
    }
    for model in Array(added.values) + Array(edited.values) + Array(removed.values) {
      notify(model._$storage.entity, nil)
    }
  }

  /// Runs `block`, and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  private func drop(_ model: any PersistentModel) {
    registered[Key(model)] = nil
    model._$storage.context = nil
  }
}

extension ModelContext {
  /// Notes that a property of a model has changed.
  func didChange(_ model: any PersistentModel, _ property: Property) {
    let storage = model._$storage
    storage.changes.insert(property.name)
    let key = Key(model)
    if changed[key] == nil, inserted[key] == nil { changed[key] = model }
    notify(storage.entity, property)
  }

  /// Tells the queries that models have changed: one property, or which models there are.
  private func notify(_ entity: Schema.Entity, _ property: Property?) {
    for observer in observers { observer.object?.didChange(entity, property) }
    autosave()
  }

  /// Tells an object about changes, as long as it lives.
  func addObserver(_ object: any ContextObserver) {
    observers.removeAll { $0.object == nil }
    observers.append(Observer(object: object))
  }

  private func autosave() {
    guard autosaveEnabled, !isAutosaving, hasChanges, MainActor.isCurrent else { return }
    isAutosaving = true
    // Only changes on the main actor come here, and the task runs there.
    nonisolated(unsafe) let context = self
    Task { @MainActor in
      context.isAutosaving = false
      guard context.autosaveEnabled else { return }
      do {
        try context.save()
      } catch {
        Self.report("Models can't be saved: \(error)")
      }
    }
  }

  /// Logs what nobody can be asked to catch.
  static func report(_ text: String) {
    FileHandle.standardError.write(Data("Meerkat: \(text)\n".utf8))
  }

  /// Shows what another context has saved.
  func take(_ changes: [SavedChange]) {
    for change in changes {
      let key = Key(change.entity, change.key)
      if let model = registered[key]?.model, deleted[key] == nil {
        let storage = model._$storage
        if change.kind == .deleted {
          storage.isDeleted = true
          changed[key] = nil
          drop(model)
        } else {
          storage.row = nil
          for property in change.entity.properties
          where change.names.contains(property.name) && !storage.changes.contains(property.name) {
            property.reset(model)
          }
        }
      }
    }
    for change in changes {
      if change.kind == .changed {
        for name in change.names { notify(change.entity, change.entity.named[name]) }
      } else {
        notify(change.entity, nil)
      }
    }
  }

  /// Forgets what waited to be saved.
  func didSave() {
    inserted = [:]
    changed = [:]
    deleted = [:]
  }

  /// Gives a model the identity of another one whose unique value it has.
  func replace(_ key: Int64, by model: any PersistentModel) {
    let old = Key(model)
    inserted[old] = nil
    registered[old] = nil
    model._$storage.key = key
    if let former = registered[Key(model)]?.model, former !== model {
      former._$storage.row = nil
      for property in former._$storage.entity.properties { property.reset(former) }
    } else {
      register(model)
    }
    inserted[Key(model)] = model
    notify(model._$storage.entity, nil)
  }
}

extension ModelContext {
  func register(_ model: any PersistentModel) {
    if registered.count > roomForRegistered {
      registered = registered.filter { $0.value.model != nil }
      roomForRegistered = registered.count * 2 + 1024
    }
    registered[Key(model)] = Registered(model: model)
  }

  /// Returns the model of an identity, if the context has it.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    registered[Key(T._$entity, id.key)]?.model as? T
  }

  /// Returns the model of an identity; its values are read when they are needed.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let entity = schema.entities.first(where: { $0.name == id.entityName }) else {
      preconditionFailure("The container has no \(id.entityName).")
    }
    return model(entity, id.key)
  }

  func known(_ entity: Schema.Entity, _ key: Int64) -> (any PersistentModel)? {
    registered[Key(entity, key)]?.model
  }

  func model(
    _ entity: Schema.Entity, _ key: Int64, _ row: [SQLValue]? = nil
  ) -> any PersistentModel {
    if let model = known(entity, key) { return model }
    let row = row ?? (entity.hasConstants ? readRow(of: entity, key) : nil)
    let model = entity.type.init(ModelBacking(entity: entity, row: row))
    model._$storage.key = key
    model._$storage.context = self
    register(model)
    return model
  }
}

/// What is told when models of a context change.
protocol ContextObserver: AnyObject {
  func didChange(_ entity: Schema.Entity, _ property: Property?)
}
