import SwiftUI

struct PlantsView: View {
  @Environment(Greenhouse.self) private var greenhouse
  @State private var filter: PlantFilter? = .all
  @State private var selection: Plant.ID?
  @State private var columns = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      Sidebar(selection: $filter)
        .navigationSplitViewColumnWidth(min: 160, ideal: 200)
    } content: {
      if let filter {
        PlantList(filter: filter, selection: $selection)
          .id(filter)
      } else {
        ContentUnavailableView("No Room Selected", systemImage: "house")
      }
    } detail: {
      if let plant = greenhouse.plant(selection) {
        PlantDetail(plant: plant)
          .id(plant.id)
      } else {
        ContentUnavailableView(
          "No Plant Selected", systemImage: "leaf",
          description: Text("Choose a plant to see how it is doing."))
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

private struct Sidebar: View {
  @Binding var selection: PlantFilter?
  @Environment(Greenhouse.self) private var greenhouse
  @State private var showsRooms = true

  var body: some View {
    List(selection: $selection) {
      Section {
        row(.all, symbol: "tray.full")
        row(.favorites, symbol: "heart")
        row(.thirsty, symbol: "drop")
      }
      Section("Rooms", isExpanded: $showsRooms) {
        ForEach(Room.allCases) { room in
          row(.room(room), symbol: room.symbol)
        }
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Greenhouse")
    .safeAreaInset(edge: .bottom) { HumidityGauge() }
    .task { await greenhouse.refresh() }
  }

  private func row(_ filter: PlantFilter, symbol: String) -> some View {
    Label(filter.title, systemImage: symbol)
      .badge(greenhouse.plants(in: filter).count)
      .tag(filter)
  }
}

private struct HumidityGauge: View {
  @Environment(Greenhouse.self) private var greenhouse

  var body: some View {
    if let humidity = greenhouse.humidity {
      Gauge(value: humidity) {
        Text("Humidity")
      } currentValueLabel: {
        Text(humidity, format: .percent.precision(.fractionLength(0)))
      }
      .gaugeStyle(.accessoryLinearCapacity)
      .padding()
      .background(.bar)
    }
  }
}

#Preview {
  PlantsView()
    .environment(Greenhouse.preview)
}
