import SwiftUI

struct PlantInspector: View {
  @Bindable var plant: Plant
  @Environment(\.volumeUnit) private var unit

  var body: some View {
    Form {
      Section("Plant") {
        TextField("Name", text: $plant.name)
        TextField("Species", text: $plant.species)
        Picker("Room", selection: $plant.room) {
          ForEach(Room.allCases) { Text($0.rawValue) }
        }
        Picker("Light", selection: $plant.light) {
          ForEach(Light.allCases) { Label($0.rawValue, systemImage: $0.symbol) }
        }
      }
      Section("Water") {
        Stepper("Every \(plant.interval) days", value: $plant.interval, in: 1...60)
        Stepper(value: $plant.amount, in: 50...2000, step: 50) {
          Text(unit.text(for: plant.amount))
        }
        .accessibilityLabel("Amount")
        DatePicker("Last Watered", selection: $plant.lastWatered, displayedComponents: .date)
      }
      Section("Notes") {
        TextField("Notes", text: $plant.notes, axis: .vertical)
          .lineLimit(3...6)
      }
    }
  }
}

struct NewPlantView: View {
  @State var room: Room

  @Environment(Greenhouse.self) private var greenhouse
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var species = ""
  @State private var interval = 7
  @FocusState private var isNaming: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
          .focused($isNaming)
        TextField("Species", text: $species)
        Picker("Room", selection: $room) {
          ForEach(Room.allCases) { Text($0.rawValue) }
        }
        Stepper("Water every \(interval) days", value: $interval, in: 1...60)
      }
      .navigationTitle("New Plant")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add", action: add)
            .disabled(name.isEmpty)
        }
      }
      .onAppear { isNaming = true }
    }
  }

  private func add() {
    greenhouse.plants.append(
      Plant(
        name, species: species, room: room, light: .indirect, interval: interval, amount: 200,
        lastWatered: greenhouse.today))
    dismiss()
  }
}

#Preview("New plant") {
  NewPlantView(room: .kitchen)
    .environment(Greenhouse.preview)
}
