import Foundation
import MeerkatTesting
import SwiftUI

@testable import Greenhouse

/// The app on a tablet, on the day of the samples.
@MainActor
struct Visit {
  let greenhouse: Greenhouse
  let settings = CareSettings()
  let app: Driver

  init(
    width: Int = 110, restoring scene: StoredScene = .empty, keeping values: StoredValues = [:],
    humidity: @escaping @Sendable () async -> Double = { 0.46 }
  ) throws {
    let today = Date(timeIntervalSince1970: 1_750_000_000)
    greenhouse = Greenhouse(
      plants: Plant.samples(on: today), today: today, readHumidity: humidity)
    app = try Driver(
      RootView().environment(greenhouse).environment(settings), restoring: scene,
      keeping: values, width: width)
  }

  func plant(_ name: String) -> Plant? { greenhouse.plants.first { $0.name == name } }

  /// The names of the plants that are on screen, from top to bottom.
  var namesOnScreen: [String] {
    let names = Set(greenhouse.plants.map(\.name))
    return app.elements.filter { $0.role == .text && names.contains($0.label) }.map(\.label)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
