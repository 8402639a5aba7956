import SwiftUI

@main
struct GreenhouseApp: App {
  @State private var greenhouse = Greenhouse(plants: Plant.samples(on: .now))
  @State private var settings = CareSettings()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(greenhouse)
        .environment(settings)
    }
  }
}
