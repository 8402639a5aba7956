import Foundation
import Observation

@Observable
final class Plant: Identifiable {
  let id = UUID()
  var name: String
  var species: String
  var room: Room
  var light: Light
  var isFavorite: Bool
  /// The days between two waterings.
  var interval: Int
  /// How much water the plant gets, in millilitres.
  var amount: Double
  var lastWatered: Date
  var notes: String
  private(set) var history: [CareEvent]

  init(
    _ name: String, species: String, room: Room, light: Light, isFavorite: Bool = false,
    interval: Int, amount: Double, lastWatered: Date, notes: String = "",
    history: [CareEvent] = []
  ) {
    self.name = name
    self.species = species
    self.room = room
    self.light = light
    self.isFavorite = isFavorite
    self.interval = interval
    self.amount = amount
    self.lastWatered = lastWatered
    self.notes = notes
    self.history = history
  }

  func record(_ kind: CareEvent.Kind, on date: Date) {
    history.insert(CareEvent(kind: kind, date: date), at: 0)
    if kind == .watered { lastWatered = date }
  }

  /// The days until the plant needs water; 0 or less if it needs some today.
  func daysLeft(on today: Date, calendar: Calendar = .current) -> Int {
    let passed = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: lastWatered), to: calendar.startOfDay(for: today))
    return interval - (passed.day ?? 0)
  }

  /// From 0, dry, to 1, just watered.
  func moisture(on today: Date) -> Double {
    min(1, max(0, Double(daysLeft(on: today)) / Double(max(1, interval))))
  }
}

extension Plant: Hashable {
  static func == (one: Plant, other: Plant) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

enum Room: String, CaseIterable, Identifiable, Codable {
  case livingRoom = "Living Room"
  case kitchen = "Kitchen"
  case bedroom = "Bedroom"
  case balcony = "Balcony"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .livingRoom: "sofa"
    case .kitchen: "fork.knife"
    case .bedroom: "bed.double"
    case .balcony: "sun.max"
    }
  }
}

enum Light: String, CaseIterable, Identifiable {
  case shade = "Shade"
  case indirect = "Indirect"
  case bright = "Bright"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .shade: "moon"
    case .indirect: "cloud.sun"
    case .bright: "sun.max"
    }
  }
}

struct CareEvent: Identifiable, Hashable {
  enum Kind: String, CaseIterable {
    case watered = "Watered"
    case fertilized = "Fertilized"
    case repotted = "Repotted"

    var symbol: String {
      switch self {
      case .watered: "drop.fill"
      case .fertilized: "leaf.fill"
      case .repotted: "arrow.up.bin"
      }
    }
  }

  let id = UUID()
  var kind: Kind
  var date: Date
}
