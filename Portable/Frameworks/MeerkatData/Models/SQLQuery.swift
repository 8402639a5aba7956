/// A descriptor in SQL, as far as SQL gives the same answer as Swift.
struct SQLQuery<T: PersistentModel> {
  /// The predicate; nil if there is none, or if it has to be evaluated in memory.
  let filter: SQLFilter?

  /// The order; nil if it has to be made in memory.
  private let order: [String]?
  private let hasPredicate: Bool
  private let limit: Int?
  private let offset: Int?

  /// The properties on which it depends which models there are, and in which order; nil if these
  /// aren't known.
  let properties: Set<String>?

  init(_ descriptor: FetchDescriptor<T>) {
    let filter = descriptor.predicate.flatMap { SQLFilter($0) }
    self.filter = filter
    hasPredicate = descriptor.predicate != nil
    limit = descriptor.fetchLimit
    offset = descriptor.fetchOffset

    var order: [String]? = []
    var properties: Set<String>? = hasPredicate ? filter.map { Set($0.properties) } : []
    for sort in descriptor.sortBy {
      guard let property = sort.keyPath.flatMap({ T._$entity.byKeyPath[$0] }) else {
        order = nil
        properties = nil
        continue
      }
      properties?.insert(property.name)
      if let collation = property.collation, sort.stringComparator == nil {
        let direction = sort.order == .forward ? "ASC" : "DESC"
        order?.append("\(property.name.quoted) \(collation) \(direction)")
      } else {
        order = nil
      }
    }
    self.order = order
    self.properties = properties
  }

  /// Whether SQL does it all.
  var isComplete: Bool { order != nil && hasPredicate == (filter != nil) }

  func sql(isCounting: Bool, isLimited: Bool) -> (sql: String, values: [SQLValue]) {
    let entity = T._$entity
    var sql = "SELECT \(isCounting ? "\"$key\" FROM \(entity.name.quoted)" : entity.selection)"
    var values: [SQLValue] = []
    if let filter {
      sql += " WHERE \(filter.sql)"
      values += filter.values
    }
    sql += " ORDER BY \(((order ?? []) + ["\"$key\""]).joined(separator: ", "))"
    if isLimited, limit != nil || offset != nil {
      sql += " LIMIT ? OFFSET ?"
      values += [.integer(Int64(limit ?? -1)), .integer(Int64(offset ?? 0))]
    }
    return isCounting ? ("SELECT COUNT(*) FROM (\(sql))", values) : (sql, values)
  }
}
