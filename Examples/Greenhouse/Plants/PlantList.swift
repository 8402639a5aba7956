import SwiftUI

struct PlantList: View {
  enum Scope: String, CaseIterable {
    case name = "Name"
    case species = "Species"
  }

  let filter: PlantFilter
  @Binding var selection: Plant.ID?

  @Environment(Greenhouse.self) private var greenhouse
  @AppStorage("plantOrder") private var order = PlantOrder.manual
  @State private var query = ""
  @State private var tokens: [Light] = []
  @State private var scope = Scope.name
  @State private var removal: Plant?
  @State private var isAdding = false

  var body: some View {
    List(selection: $selection) {
      ForEach(plants) { plant in
        PlantRow(plant: plant)
          .tag(plant.id)
          .swipeActions(edge: .leading) {
            Button("Water", systemImage: "drop") { greenhouse.water(plant) }
              .tint(.blue)
          }
          .swipeActions {
            Button("Remove", systemImage: "trash", role: .destructive) { removal = plant }
          }
          .contextMenu { menu(for: plant) }
      }
      .onMove(perform: canMove ? { greenhouse.plants.move(fromOffsets: $0, toOffset: $1) } : nil)
    }
    .overlay {
      if plants.isEmpty {
        if query.isEmpty {
          ContentUnavailableView {
            Label("No Plants", systemImage: "leaf")
          } description: {
            Text("Nothing grows here yet.")
          } actions: {
            Button("Add a Plant") { isAdding = true }
              .buttonStyle(.borderedProminent)
          }
        } else {
          ContentUnavailableView.search(text: query)
        }
      }
    }
    .navigationTitle(filter.title)
    .searchable(text: $query, tokens: $tokens, prompt: "Plants") { light in
      Label(light.rawValue, systemImage: light.symbol)
    }
    .searchScopes($scope) {
      ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) }
    }
    .refreshable { await greenhouse.refresh() }
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { EditButton() }
      ToolbarItemGroup(placement: .primaryAction) {
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Picker("Sort By", selection: $order) {
            ForEach(PlantOrder.allCases) { Text($0.rawValue) }
          }
        }
        Button("Add Plant", systemImage: "plus") { isAdding = true }
          .keyboardShortcut("n")
      }
    }
    .confirmationDialog(
      "Remove \(removal?.name ?? "")?",
      isPresented: Binding {
        removal != nil
      } set: {
        if !$0 { removal = nil }
      },
      titleVisibility: .visible, presenting: removal
    ) { plant in
      Button("Remove", role: .destructive) { remove(plant) }
    } message: { plant in
      Text("\(plant.species) and its history will be removed.")
    }
    .sheet(isPresented: $isAdding) {
      NewPlantView(room: room)
        .presentationDetents([.medium, .large])
    }
  }

  private var plants: [Plant] {
    greenhouse.plants(in: filter, sortedBy: order).filter { plant in
      let text = scope == .name ? plant.name : plant.species
      return (query.isEmpty || text.localizedStandardContains(query))
        && (tokens.isEmpty || tokens.contains(plant.light))
    }
  }

  private var canMove: Bool { filter == .all && order == .manual && query.isEmpty }

  private var room: Room {
    if case .room(let room) = filter { room } else { .livingRoom }
  }

  @ViewBuilder private func menu(for plant: Plant) -> some View {
    Button("Water", systemImage: "drop") { greenhouse.water(plant) }
    Button(
      plant.isFavorite ? "Remove from Favorites" : "Add to Favorites",
      systemImage: plant.isFavorite ? "heart.slash" : "heart"
    ) {
      plant.isFavorite.toggle()
    }
    Menu("Move to", systemImage: "house") {
      ForEach(Room.allCases) { room in
        Button(room.rawValue, systemImage: room.symbol) { plant.room = room }
          .disabled(room == plant.room)
      }
    }
    Divider()
    Button("Remove", systemImage: "trash", role: .destructive) { removal = plant }
  }

  private func remove(_ plant: Plant) {
    withAnimation {
      if selection == plant.id { selection = nil }
      greenhouse.remove([plant.id])
    }
  }
}

struct PlantRow: View {
  let plant: Plant
  @Environment(Greenhouse.self) private var greenhouse

  var body: some View {
    let daysLeft = plant.daysLeft(on: greenhouse.today)
    HStack(spacing: 12) {
      Image(systemName: "leaf.fill")
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(.green.gradient, in: .rect(cornerRadius: 10))
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        HStack(spacing: 4) {
          Text(plant.name).font(.headline)
          if plant.isFavorite {
            Image(systemName: "heart.fill")
              .imageScale(.small)
              .foregroundStyle(.pink)
              .accessibilityLabel("Favorite")
          }
        }
        Text(plant.species)
          .font(.subheadline)
          .italic()
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(daysLeft > 0 ? "\(daysLeft) d" : "Today")
        .font(.callout.monospacedDigit())
        .foregroundStyle(daysLeft > 0 ? AnyShapeStyle(.secondary) : AnyShapeStyle(.blue))
    }
  }
}

#Preview("Kitchen") {
  @Previewable @State var selection: Plant.ID?
  NavigationStack {
    PlantList(filter: .room(.kitchen), selection: $selection)
  }
  .environment(Greenhouse.preview)
}
