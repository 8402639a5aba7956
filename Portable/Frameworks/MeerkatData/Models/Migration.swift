/// Gives a database the tables and columns that models need; never takes any away.
struct Migration {
  let connection: Connection
  let store: Store

  func run(_ schema: Schema) throws {
    if store.isReadOnly { return try check(schema) }
    try connection.run(
      "CREATE TABLE IF NOT EXISTS \"$entities\" (name TEXT PRIMARY KEY, definition TEXT)")
    let known = try definitions()
    let new = schema.entities.filter { known[$0.name] != $0.definition }
    guard !new.isEmpty else { return }
    try connection.transaction {
      for entity in new {
        try migrate(entity)
        try connection.run(
          "INSERT OR REPLACE INTO \"$entities\" VALUES (?, ?)",
          [.text(entity.name), .text(entity.definition)])
      }
    }
  }

  /// A store that is only read has to be as the models want it.
  private func check(_ schema: Schema) throws {
    let known = try definitions()
    for entity in schema.entities where known[entity.name] != entity.definition {
      throw SwiftDataError.incompatible(
        "\(entity.name) has changed since \(connection.place) was written, which can't be "
          + "migrated, as its configuration doesn't allow saving.")
    }
  }

  fileprivate func definitions() throws -> [String: String] {
    let rows = try connection.rows("SELECT name, definition FROM \"$entities\"")
    return Dictionary(
      rows.compactMap { row in
        String(sql: row[0]).flatMap { name in String(sql: row[1]).map { (name, $0) } }
      }, uniquingKeysWith: { $1 })
  }

  private func migrate(_ entity: Schema.Entity) throws {
    let table = entity.name.quoted
    try connection.run("CREATE TABLE IF NOT EXISTS \(table) (\"$key\" INTEGER PRIMARY KEY)")
    var kinds: [String: String] = [:]
    for row in try connection.rows("PRAGMA table_info(\(table))") {
      if let name = String(sql: row[1]) { kinds[name] = String(sql: row[2]) }
    }
    for property in entity.columns {
      try migrate(property, in: table, from: kinds)
      try setIndex(of: property, in: table)
    }
    for relationship in entity.relationshipProperties {
      guard case .table(let name, _, _) = relationship.link else { continue }
      try connection.run(
        "CREATE TABLE IF NOT EXISTS \(name.quoted) "
          + "(source INTEGER, target INTEGER, UNIQUE (source, target))")
      try connection.run(
        "CREATE INDEX IF NOT EXISTS \("\(name) target".quoted) ON \(name.quoted) (target)")
    }
  }

  private func migrate(
    _ property: Property, in table: String, from kinds: [String: String]
  ) throws {
    let column = property.name.quoted
    let oldName = property.originalName.flatMap { kinds[$0] == nil ? nil : $0 }
    if let kind = kinds[property.name] ?? oldName.flatMap({ kinds[$0] }) {
      guard kind == property.column else {
        throw SwiftDataError.incompatible(
          "\(property.entity.name).\(property.name) is now kept as \(property.column), but stands "
            + "in \(connection.place) as \(kind). Give the property a new name.")
      }
      if kinds[property.name] == nil, let oldName {
        try connection.run("ALTER TABLE \(table) RENAME COLUMN \(oldName.quoted) TO \(column)")
      }
    } else {
      try connection.run("ALTER TABLE \(table) ADD COLUMN \(column) \(property.column)")
      if let value = try property.initialValue(), value != .null {
        try connection.run("UPDATE \(table) SET \(column) = ?", [value])
      }
    }
    try fill(property, in: table)
  }

  /// Gives a value to the rows that have none and need one.
  private func fill(_ property: Property, in table: String) throws {
    let column = property.name.quoted
    guard !property.isOptional,
      try !connection.rows("SELECT 1 FROM \(table) WHERE \(column) IS NULL LIMIT 1").isEmpty
    else { return }
    guard let value = try property.initialValue() else {
      throw SwiftDataError.incompatible(
        "\(property.entity.name).\(property.name) has no default value, which the rows of "
          + "\(connection.place) need that were written without it.")
    }
    try connection.run("UPDATE \(table) SET \(column) = ? WHERE \(column) IS NULL", [value])
  }

  private func setIndex(of property: Property, in table: String) throws {
    let column = property.name.quoted
    let unique = "\(property.entity.name).\(property.name) unique".quoted
    if property.isUnique {
      try connection.run("CREATE UNIQUE INDEX IF NOT EXISTS \(unique) ON \(table) (\(column))")
    } else {
      try connection.run("DROP INDEX IF EXISTS \(unique)")
    }
    if property is any RelationshipProperty {
      let name = "\(property.entity.name).\(property.name)".quoted
      try connection.run("CREATE INDEX IF NOT EXISTS \(name) ON \(table) (\(column))")
    }
  }
}

extension Store {
  /// The version of the schema that the last stage of a plan has reached.
  var version: Schema.Version? {
    get throws {
      let rows = try access { try $0.rows("PRAGMA user_version") }
      guard let number = rows.first.flatMap({ Int(sql: $0[0]) }), number > 0 else { return nil }
      return Schema.Version(number / 1_000_000, number / 1000 % 1000, number % 1000)
    }
  }

  func setVersion(_ version: Schema.Version) throws {
    let number = version.major * 1_000_000 + version.minor * 1000 + version.patch
    try access { try $0.run("PRAGMA user_version = \(number)") }
  }

  /// Whether the tables are those of a version.
  func fits(_ version: any VersionedSchema.Type) throws -> Bool {
    let isKnown = try access {
      try !$0.rows("SELECT 1 FROM sqlite_master WHERE name = '$entities'").isEmpty
    }
    guard isKnown else { return false }
    let known = try access { try Migration(connection: $0, store: self).definitions() }
    let entities = Schema(versionedSchema: version).entities
    return entities.allSatisfy { known[$0.name] == $0.definition }
  }
}

extension Schema.Entity {
  /// The columns, in words that differ when something has to be migrated.
  fileprivate var definition: String {
    let tables = relationshipProperties.compactMap { relationship in
      if case .table(let name, _, _) = relationship.link { name } else { nil }
    }
    let columns = columns.map {
      "\($0.name) \($0.column)\($0.isOptional ? "?" : "")\($0.isUnique ? " unique" : "")"
    }
    return (columns + tables).joined(separator: ", ")
  }
}
