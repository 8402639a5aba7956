import SwiftUI

/// Rows that a user can edit and search, and grids.
struct RowsScreen: View {
  @State private var notes = ["Essay", "Talk", "Quiz"]
  @State private var words = ""
  @State private var log = "Nothing archived"

  private let colours: [Color] = [.red, .orange, .yellow, .green, .mint, .blue, .purple]

  var body: some View {
    List {
      Section("Notes") {
        ForEach(notes.filter { words.isEmpty || $0.contains(words) }, id: \.self) { note in
          NavigationLink(note) { Text("about \(note)") }
            .swipeActions { Button("Archive") { log = "Archived \(note)" } }
        }
        .onDelete { notes.remove(atOffsets: $0) }
        .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
        Text(notes.joined(separator: ", "))
        Text(log)
      }
      Section("Grids") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 12) {
          ForEach(colours.indices, id: \.self) { index in
            RoundedRectangle(cornerRadius: 8).fill(colours[index]).frame(height: 44)
          }
        }
        table
        Text("A secret text").redacted(reason: .placeholder)
      }
    }
    .searchable(text: $words, prompt: "Find a note")
    .navigationTitle("Rows")
    .toolbar { EditButton() }
  }

  private var table: some View {
    Grid(alignment: .leading, horizontalSpacing: 24) {
      GridRow {
        Text("Fruit").font(.headline)
        Text("Pieces").font(.headline).gridColumnAlignment(.trailing)
      }
      Divider()
      GridRow {
        Text("Apples")
        Text("3")
      }
      GridRow {
        Text("Pears and plums")
        Text("12")
      }
      GridRow { Text("All of them are ripe").foregroundStyle(.secondary).gridCellColumns(2) }
    }
  }
}
