import SwiftUI

/// Everything that was done for all plants.
struct JournalView: View {
  struct Entry: Identifiable {
    let plant: Plant
    let event: CareEvent
    var id: CareEvent.ID { event.id }
  }

  let open: (Plant) -> Void

  @Environment(Greenhouse.self) private var greenhouse
  @State private var selection: Entry.ID?
  @State private var kind: CareEvent.Kind?

  var body: some View {
    Table(entries, selection: $selection) {
      TableColumn("Plant") { entry in
        Text(entry.plant.name)
      }
      TableColumn("Care") { entry in
        Label(entry.event.kind.rawValue, systemImage: entry.event.kind.symbol)
      }
      TableColumn("Room", value: \.plant.room.rawValue)
    }
    .navigationTitle("Journal")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Picker("Show", selection: $kind) {
          Text("Everything").tag(CareEvent.Kind?.none)
          ForEach(CareEvent.Kind.allCases, id: \.self) { kind in
            Text(kind.rawValue).tag(Optional(kind))
          }
        }
      }
    }
    .onChange(of: selection) { _, id in
      guard let entry = entries.first(where: { $0.id == id }) else { return }
      open(entry.plant)
    }
  }

  private var entries: [Entry] {
    greenhouse.plants
      .flatMap { plant in plant.history.map { Entry(plant: plant, event: $0) } }
      .filter { kind == nil || $0.event.kind == kind }
      .sorted { $0.event.date > $1.event.date }
  }
}

#Preview(traits: .landscapeLeft) {
  NavigationStack {
    JournalView { _ in }
  }
  .environment(Greenhouse.preview)
}
