import SwiftUI

enum AppTab: String {
  case plants, care, settings
}

struct RootView: View {
  @Environment(Greenhouse.self) private var greenhouse
  @Environment(CareSettings.self) private var settings
  @SceneStorage("tab") private var tab = AppTab.plants

  var body: some View {
    TabView(selection: $tab) {
      Tab("Plants", systemImage: "leaf", value: .plants) {
        PlantsView()
      }
      Tab("Care", systemImage: "drop", value: .care) {
        CareView()
      }
      .badge(greenhouse.thirstyPlants.count)

      Tab("Settings", systemImage: "gear", value: .settings) {
        SettingsView()
      }
    }
    .tint(settings.accent)
    .environment(\.volumeUnit, settings.unit)
  }
}

#Preview {
  RootView()
    .environment(Greenhouse.preview)
    .environment(CareSettings())
}
