import Foundation
import MeerkatData

@Model
final class Trip {
  var name: String
  var start = Date(timeIntervalSinceReferenceDate: 0)
  var note: String?
  var kind: Kind = Kind.leisure
  @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
  @Relationship(inverse: \Tag.trips) var tags: [Tag]
  @Transient var isOpen = false

  var title: String { "\(name)!" }

  init(name: String, note: String? = nil, tags: [Tag] = []) {
    self.name = name
    self.note = note
    self.tags = tags
  }

  enum Kind: String, Codable, CaseIterable { case leisure, work }
}

@Model
class Stay {
  var place: String
  var nights: Int = 1
  var trip: Trip?

  init(place: String, nights: Int = 1, trip: Trip? = nil) {
    self.place = place
    self.nights = nights
    self.trip = trip
  }
}

@Model
final class Tag {
  @Attribute(.unique) var label: String
  var weight: Int
  var trips: [Trip] = []

  init(_ label: String, weight: Int = 0) {
    self.label = label
    self.weight = weight
  }
}

/// Every kind of value.
@Model
final class Sample {
  var id: UUID = UUID()
  var flag: Bool = true
  var small: Int8 = -3
  var large: UInt64 = .max
  var real: Double = 0.1
  var single: Float = 1.5
  var text: String = "a \"quoted\" text"
  var empty: String = ""
  var data: Data = Data([0, 1, 255])
  var noData: Data = Data()
  var date: Date = Date(timeIntervalSinceReferenceDate: 700_000_000.123_456)
  var link: URL = URL(filePath: "/a b/c")
  var price: Decimal = 12.34
  var names: [String] = ["a", "b"]
  var optionalText: String?
  var optionalNumber: Int? = 5
  var optionalKind: Trip.Kind? = Trip.Kind.work
  var place: Place = Place(latitude: 1.25, longitude: -3)
  var places: [String: Place] = [:]
  var options: Options = [.second]
  var `default`: Int = 1

  init() {}

  struct Place: Codable, Hashable { var latitude: Double, longitude: Double }

  struct Options: OptionSet, Codable {
    let rawValue: Int
    static let first = Options(rawValue: 1)
    static let second = Options(rawValue: 2)
  }
}

/// A person who has a boss.
@Model
final class Person {
  var name: String
  var boss: Person?
  @Relationship(deleteRule: .nullify, inverse: \Person.boss) var team: [Person]? = []
  @Relationship(deleteRule: .deny, inverse: \Desk.owner) var desk: Desk?

  init(name: String) { self.name = name }
}

@Model
final class Desk {
  #Index<Desk>([\.number])
  @Attribute(.unique) let serial: UUID
  let color: Trip.Kind?
  var lamp: Lamp
  var number: Int
  var owner: Person?

  init(number: Int) {
    serial = UUID()
    color = .work
    lamp = Lamp()
    self.number = number
  }
}

@Model
final class Lamp {
  var watts: Int = 40
  var maker: String

  init() { maker = "Lumen" }
}

/// A container that lives only as long as the test.
@MainActor
func makeContext() throws -> ModelContext {
  let container = try ModelContainer(
    for: Trip.self, Stay.self, Tag.self, Sample.self, Person.self,
    configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  return container.mainContext
}

/// Runs a test with a file that is not there yet.
func withFile(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.appending(path: "a.store"))
}

/// Returns the models of a class in the order of their creation.
func all<T: PersistentModel>(_ type: T.Type, in context: ModelContext) throws -> [T] {
  try context.fetch(FetchDescriptor<T>())
}
