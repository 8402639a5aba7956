import Synchronization

/// A property that holds other models.
protocol RelationshipProperty: Property {
  var destination: any PersistentModel.Type { get }
  var isToMany: Bool { get }
  var deleteRule: Schema.Relationship.DeleteRule { get }

  /// The other side, as this one names it.
  var namedInverse: AnyKeyPath? { get }

  /// The other side.
  var inverse: (any RelationshipProperty)? { get }

  /// Returns the related models, which are read if the model doesn't have them yet.
  func related(to model: any PersistentModel) -> [any PersistentModel]

  /// Returns the related models that the model already has.
  func known(to model: any PersistentModel) -> [any PersistentModel]

  /// Has the model refer to another one that has come to refer to it.
  func add(_ other: any PersistentModel, to model: any PersistentModel)

  /// Has the model no longer refer to another one.
  func remove(_ other: any PersistentModel, from model: any PersistentModel)
}

/// Where it stands which models belong together.
enum Link {
  /// In a column of this side's table.
  case column
  /// In a column of the other side's table.
  case otherColumn(any RelationshipProperty)
  /// In a table of its own.
  case table(name: String, own: String, other: String)
}

extension RelationshipProperty {
  var link: Link {
    guard isToMany else { return .column }
    guard let inverse else { return table(isFirst: true) }
    return inverse.isToMany ? table(isFirst: fullName <= inverse.fullName) : .otherColumn(inverse)
  }

  /// Whether a save of this side writes who belongs together.
  var isWriter: Bool {
    switch link {
    case .column: true
    case .otherColumn: false
    case .table(_, let own, _): own == "source"
    }
  }

  var fullName: String { "\(entity.name).\(name)" }

  private func table(isFirst: Bool) -> Link {
    isFirst
      ? .table(name: fullName, own: "source", other: "target")
      : .table(name: inverse?.fullName ?? fullName, own: "target", other: "source")
  }

  /// The other side: the one that is named here or there, or the only one that there can be.
  func findInverse() -> (any RelationshipProperty)? {
    let other = destination._$entity
    if let namedInverse { return other.byKeyPath[namedInverse] as? any RelationshipProperty }
    let candidates = other.relationshipProperties.filter { $0.destination._$entity === entity }
    if let naming = candidates.first(where: { $0.namedInverse == keyPath }) { return naming }
    guard other !== entity else { return nil }
    let own = entity.relationshipProperties.filter { $0.destination._$entity === other }
    let free = candidates.filter { candidate in
      candidate.namedInverse == nil && !own.contains { $0.namedInverse == candidate.keyPath }
    }
    let rivals = own.filter { rival in
      rival.namedInverse == nil && !candidates.contains { $0.namedInverse == rival.keyPath }
    }
    return free.count == 1 && rivals.count == 1 ? free[0] : nil
  }
}

/// A relationship with a type.
// What it finds out is behind a lock; the superclass's variables are set before another thread sees
// them.
final class ModelsProperty<Model: PersistentModel, Value: RelationshipValue>:
  ValueProperty<Model, Value>, RelationshipProperty, @unchecked Sendable
{
  let deleteRule: Schema.Relationship.DeleteRule
  let namedInverse: AnyKeyPath?
  private let foundInverse = Mutex<Found>(.unknown)

  private enum Found {
    case unknown
    case known((any RelationshipProperty)?)
  }

  init(
    _ name: String, _ keyPath: KeyPath<Model, Value>,
    _ slot: ReferenceWritableKeyPath<Model, PersistedValue<Value>>,
    _ metadata: Schema.Relationship?
  ) {
    deleteRule = metadata?.deleteRule ?? .nullify
    namedInverse = metadata?.inverse
    super.init(name, originalName: metadata?.originalName, keyPath, slot)
  }

  var destination: any PersistentModel.Type { Value.destination }
  var isToMany: Bool { Value.isToMany }
  override var hasColumn: Bool { !isToMany }

  var inverse: (any RelationshipProperty)? {
    if case .known(let inverse) = foundInverse.withLock({ $0 }) { return inverse }
    let inverse = findInverse()
    foundInverse.withLock { $0 = .known(inverse) }
    return inverse
  }

  override func encode(_ model: any PersistentModel) throws -> SQLValue {
    guard let model = model as? Model else { return .null }
    guard let value = model[keyPath: slot].value else {
      return model._$storage.loadedRow()?[index] ?? .null
    }
    return value.models.first.map { .integer($0._$storage.key) } ?? .null
  }

  override func load(_ model: Model) -> Value {
    let models = model._$storage.context?.readModels(of: self, for: model) ?? []
    guard let value = Value.holding(models) ?? Value.holding([gone]) else {
      preconditionFailure("\(fullName) is of no type that holds models.")
    }
    model[keyPath: slot].value = value
    return value
  }

  /// Stands for a model that has been deleted elsewhere, where one has to be there.
  private var gone: any PersistentModel {
    let entity = destination._$entity
    let model = destination.init(ModelBacking(entity: entity, row: nil))
    model._$storage.isDeleted = true
    return model
  }

  func related(to model: any PersistentModel) -> [any PersistentModel] {
    (model as? Model).map { value(of: $0).models } ?? []
  }

  func known(to model: any PersistentModel) -> [any PersistentModel] {
    (model as? Model)?[keyPath: slot].value?.models ?? []
  }

  override func write(_ value: Value, to model: Model) {
    let old = self.value(of: model).models
    let new = value.models
    set(value, of: model)
    let same = zip(old, new).prefix { $0 === $1 }.count
    let before = Set(old[same...].map { ObjectIdentifier($0) })
    let after = Set(new[same...].map { ObjectIdentifier($0) })
    for other in old[same...] where !after.contains(ObjectIdentifier(other)) {
      inverse?.remove(model, from: other)
    }
    for other in new[same...] where !before.contains(ObjectIdentifier(other)) {
      join(model, other)
      inverse?.add(model, to: other)
    }
  }

  /// Has both models live in the same context.
  private func join(_ model: Model, _ other: any PersistentModel) {
    switch (model._$storage.context, other._$storage.context) {
    case (let context?, nil): context.insert(other)
    case (nil, let context?): context.insert(model)
    case (let left?, let right?):
      precondition(left === right, "\(fullName) can't refer to a model of another context.")
    case (nil, nil): break
    }
  }

  func add(_ other: any PersistentModel, to model: any PersistentModel) {
    guard let model = model as? Model, !model._$storage.isDeleted else { return }
    if isToMany {
      let isRead = readIfWriter(model)
      let isKnown = model[keyPath: slot].value?.holds(other) == true
      guard isRead || !isKnown else { return }
      change(model) { if !isKnown { model[keyPath: slot].value?.add(other) } }
    } else {
      let old = value(of: model)
      guard !old.holds(other), let new = Value.holding([other]) else { return }
      set(new, of: model)
      for former in old.models { inverse?.remove(model, from: former) }
    }
  }

  func remove(_ other: any PersistentModel, from model: any PersistentModel) {
    guard let model = model as? Model, !model._$storage.isDeleted else { return }
    let isRead = readIfWriter(model)
    guard isRead || model[keyPath: slot].value?.holds(other) != false else { return }
    change(model) { model[keyPath: slot].value?.remove(other) }
  }

  /// Reads the models before a change if this side is the one that is saved; returns whether it has.
  private func readIfWriter(_ model: Model) -> Bool {
    guard model[keyPath: slot].value == nil, isWriter else { return false }
    _ = load(model)
    return true
  }
}
