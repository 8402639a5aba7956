extension ModelContext {
  /// Is posted before a context saves.
  public static let willSave = Notification.Name("ModelContextWillSave")

  /// Is posted when a context has saved.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// Keeps what has changed, wholly or not at all.
  ///
  /// - Throws: ``SwiftDataError`` or the store's own error; the changes stay, to be saved later.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try checkDeletions()
    var byStore: [ObjectIdentifier: (store: Store, batch: Batch)] = [:]
    func sort(
      _ models: [any PersistentModel], _ path: WritableKeyPath<Batch, [any PersistentModel]>
    ) throws {
      for model in models {
        let store = try store(of: model._$storage.entity)
        byStore[ObjectIdentifier(store), default: (store, Batch())].batch[keyPath: path]
          .append(model)
      }
    }
    try sort(deletedModelsArray, \.deleted)
    try sort(insertedModelsArray, \.inserted)
    try sort(changedModelsArray, \.changed)
    for (store, batch) in byStore.values {
      let rows = try save(batch, to: store)
      for (storage, row) in rows { storage.row = row }
    }
    didSave()
    for (store, batch) in byStore.values { store.announce(batch.finish(), by: self) }
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Checks that nothing is deleted whose related models deny that.
  private func checkDeletions() throws {
    for model in deleted.values {
      for relationship in model._$storage.entity.relationshipProperties
      where relationship.deleteRule == .deny {
        guard relationship.related(to: model).allSatisfy(\._$storage.isDeleted) else {
          throw SwiftDataError.invalid(
            "A model can't be deleted as long as its \(relationship.fullName) has any.")
        }
      }
    }
  }

  /// Writes models; returns the rows that they have now.
  private func save(_ batch: Batch, to store: Store) throws -> [(ModelStorage, [SQLValue])] {
    var rows: [(ModelStorage, [SQLValue])] = []
    if store.isReadOnly {
      throw SwiftDataError.invalid("The configuration of the store doesn't allow saving.")
    }
    try store.access { connection in
      try connection.transaction {
        for model in batch.deleted { try remove(model, connection) }
        try findReplaced(batch.inserted, connection)
        for model in batch.inserted { rows.append(try write(model, connection)) }
        for model in batch.changed {
          if let row = try rewrite(model, connection) { rows.append(row) }
        }
        for model in batch.inserted { try writeLinks(of: model, isNew: true, connection) }
        for model in batch.changed { try writeLinks(of: model, isNew: false, connection) }
      }
    }
    return rows
  }

  /// Has new models take the place of those with the same unique value.
  private func findReplaced(_ models: [any PersistentModel], _ connection: Connection) throws {
    var taken: [[SQLValue]: Int64] = [:]
    for model in models {
      let storage = model._$storage
      for property in storage.entity.columns where property.isUnique {
        let value = try property.encode(model)
        guard value != .null else { continue }
        let name = SQLValue.text("\(storage.entity.name).\(property.name)")
        let sql = """
          SELECT "$key" FROM \(storage.entity.name.quoted) WHERE \(property.name.quoted) = ?
          """
        let row = try connection.rows(sql, [value]).first
        if let key = row.flatMap({ Int64(sql: $0[0]) }) ?? taken[[name, value]],
          key != storage.key
        {
          replace(key, by: model)
        }
        taken[[name, value]] = storage.key
      }
    }
  }

  private func write(
    _ model: any PersistentModel, _ connection: Connection
  ) throws -> (ModelStorage, [SQLValue]) {
    let storage = model._$storage
    let row = try [.integer(storage.key)] + storage.entity.columns.map { try $0.encode(model) }
    try connection.run(storage.entity.insertion, row)
    return (storage, row)
  }

  private func rewrite(
    _ model: any PersistentModel, _ connection: Connection
  ) throws -> (ModelStorage, [SQLValue])? {
    let storage = model._$storage
    let columns = storage.entity.columns.filter { storage.changes.contains($0.name) }
    guard !columns.isEmpty else { return nil }
    let values = try columns.map { try $0.encode(model) }
    let settings = columns.map { "\($0.name.quoted) = ?" }.joined(separator: ", ")
    try connection.run(
      "UPDATE \(storage.entity.name.quoted) SET \(settings) WHERE \"$key\" = ?",
      values + [.integer(storage.key)])
    guard var row = storage.row else { return nil }
    for (column, value) in zip(columns, values) { row[column.index] = value }
    return (storage, row)
  }

  /// Writes to the tables that say which models belong together.
  private func writeLinks(
    of model: any PersistentModel, isNew: Bool, _ connection: Connection
  ) throws {
    let storage = model._$storage
    for relationship in storage.entity.relationshipProperties
    where relationship.isWriter && (isNew || storage.changes.contains(relationship.name)) {
      guard case .table(let name, let own, let other) = relationship.link else { continue }
      try connection.run("DELETE FROM \(name.quoted) WHERE \(own) = ?", [.integer(storage.key)])
      for related in relationship.related(to: model) {
        try connection.run(
          "INSERT OR IGNORE INTO \(name.quoted) (\(own), \(other)) VALUES (?, ?)",
          [.integer(storage.key), .integer(related._$storage.key)])
      }
    }
  }

  private func remove(_ model: any PersistentModel, _ connection: Connection) throws {
    let entity = model._$storage.entity
    let key = SQLValue.integer(model._$storage.key)
    try connection.run("DELETE FROM \(entity.name.quoted) WHERE \"$key\" = ?", [key])
    for relationship in entity.relationshipProperties {
      guard case .table(let name, let own, _) = relationship.link else { continue }
      try connection.run("DELETE FROM \(name.quoted) WHERE \(own) = ?", [key])
    }
    for relationship in entity.oneSided(among: container.schema) {
      switch relationship.link {
      case .column:
        try connection.run(
          "UPDATE \(relationship.entity.name.quoted) SET \(relationship.name.quoted) = NULL "
            + "WHERE \(relationship.name.quoted) = ?", [key])
      case .table(let name, _, let other):
        try connection.run("DELETE FROM \(name.quoted) WHERE \(other) = ?", [key])
      case .otherColumn: break
      }
    }
  }
}

/// The models that one transaction writes.
private struct Batch {
  var inserted: [any PersistentModel] = []
  var changed: [any PersistentModel] = []
  var deleted: [any PersistentModel] = []

  /// Notes that everything is saved; returns what has changed.
  func finish() -> [SavedChange] {
    let kinds: [([any PersistentModel], SavedChange.Kind)] = [
      (inserted, .inserted), (changed, .changed), (deleted, .deleted),
    ]
    return kinds.flatMap { models, kind in
      models.map { model in
        let storage = model._$storage
        defer {
          storage.changes = []
          if kind == .deleted { storage.context = nil }
        }
        return SavedChange(
          entity: storage.entity, key: storage.key, names: storage.changes, kind: kind)
      }
    }
  }
}

extension Schema.Entity {
  /// The relationships to this class that it has no other side of.
  fileprivate func oneSided(among schema: Schema) -> [any RelationshipProperty] {
    schema.entities.flatMap(\.relationshipProperties).filter {
      $0.destination._$entity === self && $0.inverse == nil
    }
  }
}
