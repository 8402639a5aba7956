import SwiftUI

/// Where the care tab can lead.
enum CareRoute: Hashable {
  case plant(Plant)
  case journal
}

struct CareView: View {
  @Environment(Greenhouse.self) private var greenhouse
  @State private var path: [CareRoute] = []
  @State private var showsLater = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Today") {
          if today.isEmpty {
            Label("All plants are happy", systemImage: "checkmark.circle")
              .foregroundStyle(.secondary)
          }
          ForEach(today) { plant in
            HStack {
              NavigationLink(value: CareRoute.plant(plant)) {
                CareLabel(plant: plant)
              }
              Spacer()
              Button("Water \(plant.name)", systemImage: "drop") {
                withAnimation { greenhouse.water(plant) }
              }
              .labelStyle(.iconOnly)
              .buttonStyle(.bordered)
            }
          }
        }

        Section("Later", isExpanded: $showsLater) {
          ForEach(later) { plant in
            NavigationLink(value: CareRoute.plant(plant)) {
              CareLabel(plant: plant)
            }
          }
        }
      }
      .listStyle(.sidebar)
      .navigationTitle("Care")
      .toolbar {
        Button("Journal", systemImage: "list.bullet.clipboard") { path.append(.journal) }
      }
      .navigationDestination(for: CareRoute.self) { route in
        switch route {
        case .plant(let plant): PlantDetail(plant: plant)
        case .journal: JournalView { path.append(.plant($0)) }
        }
      }
    }
  }

  private var today: [Plant] { greenhouse.thirstyPlants }

  private var later: [Plant] {
    greenhouse.plants(in: .all, sortedBy: .thirst).filter { $0.daysLeft(on: greenhouse.today) > 0 }
  }
}

private struct CareLabel: View {
  let plant: Plant
  @Environment(Greenhouse.self) private var greenhouse
  @Environment(\.volumeUnit) private var unit

  var body: some View {
    let daysLeft = plant.daysLeft(on: greenhouse.today)
    VStack(alignment: .leading) {
      Text(plant.name)
      Group {
        if daysLeft > 0 {
          Text("\(unit.text(for: plant.amount)) in \(daysLeft) days")
        } else {
          Text("\(unit.text(for: plant.amount)) · \(plant.room.rawValue)")
        }
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
  }
}

#Preview {
  CareView()
    .environment(Greenhouse.preview)
}
