import Foundation

/// Something that a file keeps a list of.
protocol Kept: Codable, Identifiable {
  /// The name of the list in the file.
  static var listName: String { get }
}

/// What stands in a file that keeps a list, such as `{ "todos": […], "version": 1 }`.
struct KeptList<Item: Kept>: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static var version: Name { Name(stringValue: "version") }
    static var items: Name { Name(stringValue: Item.listName) }
  }

  private static var currentVersion: Int { 1 }

  let items: [Item]

  init(_ items: [Item]) {
    self.items = items
  }

  /// Reads a file's contents; what a newer app wrote is not taken for damage.
  init(_ data: Data) throws(KeptListError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw error as? KeptListError ?? .damaged
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard try container.decode(Int.self, forKey: .version) <= Self.currentVersion else {
      throw KeptListError.newer
    }
    items = try container.decode([Item].self, forKey: .items)
    guard Set(items.map(\.id)).count == items.count else { throw KeptListError.damaged }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    try container.encode(Self.currentVersion, forKey: .version)
    try container.encode(items, forKey: .items)
  }

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }
}

/// Why a file has no list to give.
enum KeptListError: Error {
  /// The file is not what the app writes.
  case damaged
  /// A newer version of the app has written the file.
  case newer
}
