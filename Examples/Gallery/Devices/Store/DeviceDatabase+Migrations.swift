import GRDB

extension DeviceDatabase {
  /// From nothing, and from each older version, to today's tables.
  ///
  /// What a released version did is never changed; a new version is added below.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1") { database in
      try database.create(table: "device") { table in
        table.primaryKey("id", .text)
        table.column("name", .text).notNull()
        table.column("model", .text).notNull()
        table.column("address", .text).notNull()
        table.column("token", .text).notNull()
        table.column("installed", .datetime).notNull()
      }
    }
    // Locks report their state and their battery since version 2.
    migrator.registerMigration("v2") { database in
      try database.alter(table: "device") { table in
        table.add(column: "state", .text).notNull().defaults(to: "unknown")
        table.add(column: "battery", .integer)
        table.add(column: "isDemo", .boolean).notNull().defaults(to: false)
      }
      try database.execute(
        sql: "CREATE INDEX device_by_name ON device (name COLLATE NOCASE, id)")
    }
    return migrator
  }
}
