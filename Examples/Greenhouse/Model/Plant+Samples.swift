import Foundation

extension Plant {
  static func samples(on today: Date) -> [Plant] {
    func before(_ days: Int) -> Date { today.addingTimeInterval(-86_400 * Double(days)) }
    return [
      Plant(
        "Monty", species: "Monstera deliciosa", room: .livingRoom, light: .indirect,
        isFavorite: true, interval: 7, amount: 400, lastWatered: before(7),
        notes: "Wipe the leaves once a month.",
        history: [
          CareEvent(kind: .watered, date: before(7)),
          CareEvent(kind: .fertilized, date: before(14)),
          CareEvent(kind: .watered, date: before(14)), CareEvent(kind: .repotted, date: before(60)),
        ]),
      Plant(
        "Figaro", species: "Ficus lyrata", room: .livingRoom, light: .bright, interval: 10,
        amount: 500, lastWatered: before(4), notes: "Turn the pot now and then.",
        history: [CareEvent(kind: .watered, date: before(4))]),
      Plant(
        "Basil", species: "Ocimum basilicum", room: .kitchen, light: .bright, isFavorite: true,
        interval: 2, amount: 150, lastWatered: before(3),
        history: [CareEvent(kind: .watered, date: before(3))]),
      Plant(
        "Spike", species: "Aloe vera", room: .kitchen, light: .bright, interval: 21, amount: 100,
        lastWatered: before(5), history: [CareEvent(kind: .watered, date: before(5))]),
      Plant(
        "Lily", species: "Spathiphyllum wallisii", room: .bedroom, light: .shade, interval: 5,
        amount: 250, lastWatered: before(4), notes: "Droops when it is thirsty.",
        history: [CareEvent(kind: .watered, date: before(4))]),
      Plant(
        "Rosemary", species: "Salvia rosmarinus", room: .balcony, light: .bright, interval: 6,
        amount: 200, lastWatered: before(1), history: [CareEvent(kind: .watered, date: before(1))]),
    ]
  }
}

extension Greenhouse {
  @MainActor static var preview: Greenhouse { Greenhouse(plants: Plant.samples(on: .now)) }
}
