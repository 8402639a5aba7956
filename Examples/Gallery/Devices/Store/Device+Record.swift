import GRDB

/// A device as a row of the table `device`.
///
/// Rows are read by `Codable`: a value that does not fit is an error there, and never a trap.
extension Device: FetchableRecord, PersistableRecord {
  static let databaseTableName = "device"
}

extension Device.State: DatabaseValueConvertible {}
extension DeviceToken: DatabaseValueConvertible {}

extension Device {
  static let byName = Device.order(Column("name").collating(.nocase), Column("id"))
  static let demo = Device.filter(Column("isDemo") == true)
}
