import Foundation

/// What stands in the file of the devices.
struct DeviceFileContents: Codable {
  /// The file is not what the app writes.
  struct Damage: Error {}

  /// A newer version of the app has written the file.
  struct Newer: Error {}

  private struct Head: Decodable {
    let version: Int
  }

  private static let currentVersion = 1

  private(set) var version = Self.currentVersion
  let devices: [Device]

  init(devices: [Device]) {
    self.devices = devices
  }

  /// Reads a file's contents; what a newer app wrote is not taken for damage.
  init(_ data: Data) throws {
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(Head.self, from: data) else { throw Damage() }
    guard head.version <= Self.currentVersion else { throw Newer() }
    guard let contents = try? decoder.decode(Self.self, from: data),
      Set(contents.devices.map(\.id)).count == contents.devices.count
    else { throw Damage() }
    self = contents
  }

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }
}
