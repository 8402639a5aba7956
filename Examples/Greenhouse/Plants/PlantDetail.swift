import SwiftUI

struct PlantDetail: View {
  @Bindable var plant: Plant
  @Environment(Greenhouse.self) private var greenhouse
  @Environment(\.volumeUnit) private var unit
  @State private var isInspecting = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        header
        GroupBox("Care") { facts }
        if !plant.notes.isEmpty {
          GroupBox {
            Text(plant.notes)
              .frame(maxWidth: .infinity, alignment: .leading)
          } label: {
            Label("Notes", systemImage: "note.text")
          }
        }
        GroupBox("History") { CareHistory(events: plant.history) }
      }
      .padding()
    }
    .navigationTitle(plant.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Edit Plant", systemImage: "slider.horizontal.3") { isInspecting.toggle() }
      }
      ToolbarItem(placement: .secondaryAction) {
        ShareLink(
          item: "\(plant.name) (\(plant.species)) needs water every \(plant.interval) days.")
      }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Water", systemImage: "drop.fill") { greenhouse.water(plant) }
        Spacer()
        Toggle("Favorite", systemImage: "heart", isOn: $plant.isFavorite)
          .toggleStyle(.button)
      }
    }
    .inspector(isPresented: $isInspecting) {
      PlantInspector(plant: plant)
        .inspectorColumnWidth(min: 240, ideal: 280, max: 360)
    }
  }

  private var header: some View {
    HStack(spacing: 20) {
      Gauge(value: plant.moisture(on: greenhouse.today)) {
        Image(systemName: "drop.fill")
      } currentValueLabel: {
        Text(plant.moisture(on: greenhouse.today), format: .percent.precision(.fractionLength(0)))
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(.blue)
      .accessibilityLabel("Moisture")

      VStack(alignment: .leading, spacing: 4) {
        Text(plant.species)
          .font(.title3)
          .italic()
        Text(thirst)
          .foregroundStyle(.secondary)
      }
    }
  }

  private var thirst: String {
    switch plant.daysLeft(on: greenhouse.today) {
    case ..<0: "Overdue"
    case 0: "Needs water today"
    case 1: "Needs water tomorrow"
    case let days: "Needs water in \(days) days"
    }
  }

  private var facts: some View {
    Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 12) {
      GridRow {
        Label("Room", systemImage: plant.room.symbol)
        Text(plant.room.rawValue)
      }
      Divider()
      GridRow {
        Label("Light", systemImage: plant.light.symbol)
        Text(plant.light.rawValue)
      }
      Divider()
      GridRow {
        Label("Water", systemImage: "drop")
        Text("\(unit.text(for: plant.amount)) every \(plant.interval) days")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// What was done for a plant, the latest first.
struct CareHistory: View {
  let events: [CareEvent]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(events) { event in
        LabeledContent {
          Text(event.date, format: .dateTime.day().month())
        } label: {
          Label(event.kind.rawValue, systemImage: event.kind.symbol)
        }
      }
    }
  }
}

#Preview {
  NavigationStack {
    PlantDetail(plant: Greenhouse.preview.plants[0])
  }
  .environment(Greenhouse.preview)
}
