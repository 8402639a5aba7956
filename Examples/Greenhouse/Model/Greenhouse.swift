import Foundation
import Observation

enum PlantFilter: Hashable {
  case all, favorites, thirsty
  case room(Room)

  var title: String {
    switch self {
    case .all: "All Plants"
    case .favorites: "Favorites"
    case .thirsty: "Thirsty"
    case .room(let room): room.rawValue
    }
  }
}

enum PlantOrder: String, CaseIterable, Identifiable {
  case manual = "My Order"
  case name = "Name"
  case thirst = "Thirst"

  var id: Self { self }
}

@MainActor @Observable
final class Greenhouse {
  var plants: [Plant]
  /// The humidity that the sensor measured last, from 0 to 1.
  private(set) var humidity: Double?
  let today: Date

  private let readHumidity: @Sendable () async -> Double

  init(
    plants: [Plant] = [], today: Date = .now,
    readHumidity: @escaping @Sendable () async -> Double = { 0.46 }
  ) {
    self.plants = plants
    self.today = today
    self.readHumidity = readHumidity
  }

  var thirstyPlants: [Plant] {
    plants.filter { $0.daysLeft(on: today) <= 0 }
  }

  func plants(in filter: PlantFilter, sortedBy order: PlantOrder = .manual) -> [Plant] {
    let found = plants.filter { plant in
      switch filter {
      case .all: true
      case .favorites: plant.isFavorite
      case .thirsty: plant.daysLeft(on: today) <= 0
      case .room(let room): plant.room == room
      }
    }
    return switch order {
    case .manual: found
    case .name: found.sorted(using: KeyPathComparator(\.name))
    case .thirst: found.sorted { $0.daysLeft(on: today) < $1.daysLeft(on: today) }
    }
  }

  func plant(_ id: Plant.ID?) -> Plant? {
    plants.first { $0.id == id }
  }

  func water(_ plant: Plant) {
    plant.record(.watered, on: today)
  }

  func remove(_ gone: Set<Plant.ID>) {
    plants.removeAll { gone.contains($0.id) }
  }

  func refresh() async {
    humidity = await readHumidity()
  }
}
