package import GRDB

/// A device as a row of the table `device`.
///
/// Written out rather than left to `Codable`, which takes several times as long for ten thousand rows.
extension Device: FetchableRecord, PersistableRecord {
  package static let databaseTableName = "device"

  package init(row: Row) throws {
    let found = FoundDevice(
      id: try row.value(of: "id"), name: try row.value(of: "name"),
      model: try row.value(of: "model"), address: try row.value(of: "address"),
      state: try row.value(of: "state"), battery: try row.optionalValue(of: "battery"))
    self.init(
      found, token: try row.value(of: "token"), installed: try row.value(of: "installed"))
    isDemo = try row.value(of: "isDemo")
  }

  package func encode(to container: inout PersistenceContainer) {
    container["id"] = id
    container["name"] = name
    container["model"] = model
    container["address"] = address
    container["token"] = token
    container["installed"] = installed
    container["state"] = state
    container["battery"] = battery
    container["isDemo"] = isDemo
  }
}

extension Device.State: DatabaseValueConvertible {}
extension DeviceToken: DatabaseValueConvertible {}

extension Device {
  static let byName = Device.order(Column("name").collating(.nocase), Column("id"))
  static let demo = Device.filter(Column("isDemo") == true)
}

/// A value that is not what its column is for: nobody but damage has written it.
struct UnreadableValue: Error {
  let column: String
}

extension Row {
  /// The value of a column; what does not fit is an error, where a subscript would trap.
  fileprivate func value<Value: DatabaseValueConvertible>(
    of column: String
  ) throws(UnreadableValue) -> Value {
    guard let stored: DatabaseValue = self[column], let value = Value.fromDatabaseValue(stored)
    else { throw UnreadableValue(column: column) }
    return value
  }

  fileprivate func optionalValue<Value: DatabaseValueConvertible>(
    of column: String
  ) throws(UnreadableValue) -> Value? {
    guard let stored: DatabaseValue = self[column] else { throw UnreadableValue(column: column) }
    return stored.isNull ? nil : try value(of: column)
  }
}
