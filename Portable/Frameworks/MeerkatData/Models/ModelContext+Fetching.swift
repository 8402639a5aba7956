extension ModelContext {
  /// Returns the models that a descriptor asks for.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let entity = T._$entity
    let query = SQLQuery(descriptor)
    let pending = descriptor.includePendingChanges ? self.pending(entity) : []
    let isWholeInSQL = pending.isEmpty && query.isComplete
    var models = try read(entity, query.sql(isCounting: false, isLimited: isWholeInSQL))
      .compactMap { $0 as? T }
    if isWholeInSQL { return models }

    if query.filter == nil, let predicate = descriptor.predicate {
      models = try models.filter { try predicate.evaluate($0) }
    }
    models.removeAll { model in pending.contains(ObjectIdentifier(model)) }
    for case let model as T in pendingModels(entity) where !pending.isEmpty {
      if try descriptor.predicate?.evaluate(model) ?? true { models.append(model) }
    }
    if !pending.isEmpty { models.sort { $0._$storage.key < $1._$storage.key } }
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    return Array(
      models.dropFirst(descriptor.fetchOffset ?? 0).prefix(descriptor.fetchLimit ?? .max))
  }

  /// Returns the number of models that a descriptor asks for.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    let query = SQLQuery(descriptor)
    let isPending = descriptor.includePendingChanges && !pending(T._$entity).isEmpty
    guard !isPending, query.isComplete else { return try fetch(descriptor).count }
    let (sql, values) = query.sql(isCounting: true, isLimited: true)
    let rows = try store(of: T._$entity).access { try $0.rows(sql, values) }
    return rows.first.flatMap { Int(sql: $0[0]) } ?? 0
  }

  /// Returns the identities of the models that a descriptor asks for.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Runs `block` for each of the models that a descriptor asks for.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// The models of a class that differ from the store.
  private func pending(_ entity: Schema.Entity) -> Set<ObjectIdentifier> {
    guard hasChanges else { return [] }
    var found: Set<ObjectIdentifier> = []
    for models in [inserted, changed, deleted] {
      for model in models.values where model._$storage.entity === entity {
        found.insert(ObjectIdentifier(model))
      }
    }
    return found
  }

  private func pendingModels(_ entity: Schema.Entity) -> [any PersistentModel] {
    (Array(inserted.values) + Array(changed.values)).filter { $0._$storage.entity === entity }
  }

  /// Returns the models of rows, the first value of which is the key.
  private func read(
    _ entity: Schema.Entity, _ query: (sql: String, values: [SQLValue])
  ) throws -> [any PersistentModel] {
    let rows = try store(of: entity).access { try $0.rows(query.sql, query.values) }
    return rows.compactMap { row in
      guard case .integer(let key) = row[0] else { return nil }
      let model = model(entity, key, row)
      update(model, to: row)
      return model
    }
  }

  /// Gives a model the row that the store has now.
  private func update(_ model: any PersistentModel, to row: [SQLValue]) {
    let storage = model._$storage
    guard let old = storage.row, old != row else {
      storage.row = row
      return
    }
    storage.row = row
    for property in storage.entity.columns
    where old[property.index] != row[property.index] && !storage.changes.contains(property.name) {
      property.reset(model)
    }
  }

  /// Returns the row of a model; nil if there is none.
  func readRow(of entity: Schema.Entity, _ key: Int64) -> [SQLValue]? {
    let sql = "SELECT \(entity.selection) WHERE \"$key\" = ?"
    return try? store(of: entity).access { try $0.rows(sql, [.integer(key)]).first }
  }

  /// Returns the models that another one is related to.
  func readModels(
    of relationship: any RelationshipProperty, for model: any PersistentModel
  ) -> [any PersistentModel] {
    let entity = relationship.destination._$entity
    let key = SQLValue.integer(model._$storage.key)
    var filter: String
    switch relationship.link {
    case .column:
      guard case .integer(let key)? = model._$storage.loadedRow()?[relationship.index] else {
        return []
      }
      return one(entity, key)
    case .otherColumn(let inverse): filter = "WHERE \(inverse.name.quoted) = ? ORDER BY \"$key\""
    case .table(let name, let own, let other):
      filter = """
        JOIN \(name.quoted) AS link ON link.\(other) = \(entity.name.quoted)."$key" \
        WHERE link.\(own) = ? ORDER BY link.rowid
        """
    }
    filter = "SELECT \(entity.selection) \(filter)"
    let stored = (try? read(entity, (filter, [key]))) ?? []
    guard let inverse = relationship.inverse else {
      return stored.filter { !$0._$storage.isDeleted }
    }
    // What is not saved yet counts as well.
    let name = inverse.name
    func isRelated(_ other: any PersistentModel) -> Bool {
      inverse.known(to: other).contains { $0 === model }
    }
    let kept = stored.filter { other in
      let storage = other._$storage
      return !storage.isDeleted && (!storage.changes.contains(name) || isRelated(other))
    }
    let keptObjects = Set(kept.map { ObjectIdentifier($0) })
    let added = pendingModels(entity).filter { other in
      !keptObjects.contains(ObjectIdentifier(other)) && isRelated(other)
    }
    return kept + added.sorted { $0._$storage.key < $1._$storage.key }
  }

  /// Returns a model if the store has it.
  private func one(_ entity: Schema.Entity, _ key: Int64) -> [any PersistentModel] {
    if let model = known(entity, key) { return model._$storage.isDeleted ? [] : [model] }
    let sql = "SELECT \(entity.selection) WHERE \"$key\" = ?"
    return (try? read(entity, (sql, [.integer(key)]))) ?? []
  }
}

extension ModelStorage {
  /// The row, which is read if that has not been done yet.
  func loadedRow() -> [SQLValue]? {
    if row == nil { row = context?.readRow(of: entity, key) }
    return row
  }
}
