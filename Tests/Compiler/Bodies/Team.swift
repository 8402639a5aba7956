// A table with columns, an order and a selection.

import SwiftUI

struct Player: Identifiable {
  let id: Int
  var name: String
  var number: Int
  var goals: Int
  var position: Position
  var club: String?
}

enum Position: String { case keeper, defender, striker }

struct TeamTable: View {
  @State private var players: [Player] = []
  @State private var selection = Set<Player.ID>()
  @State private var order = [KeyPathComparator(\Player.name)]
  @State private var isEditing = false

  var body: some View {
    VStack(spacing: 0) {
      Table(players, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name) { player in
          HStack {
            Circle().fill(player.position == .keeper ? .orange : .blue)
              .frame(width: 8, height: 8)
            Text(player.name).fontWeight(player.goals > 10 ? .bold : .regular)
          }
        }
        TableColumn("Number", value: \.number) { Text("\($0.number)") }
          .width(min: 40, max: 80)
        TableColumn("Goals", value: \.goals) { player in
          Text(player.goals, format: .number).foregroundStyle(.secondary)
        }
        TableColumn("Club") { player in Text(player.club ?? "None") }
      }
      .onChange(of: order) { _, new in players.sort(using: new) }
      Divider()
      HStack {
        Text("\(selection.count) of \(players.count) chosen").font(.footnote)
        Spacer()
        Button("Trade", systemImage: "arrow.left.arrow.right") { trade() }
          .disabled(selection.isEmpty)
        Menu("More") {
          Button("Edit") { isEditing.toggle() }
          Divider()
          Button("Dismiss", role: .destructive) {
            players.removeAll { selection.contains($0.id) }
          }
        }
      }
      .padding(8)
      .background(.bar)
    }
    .popover(isPresented: $isEditing) {
      Text("Edit").padding().presentationCompactAdaptation(.popover)
    }
  }

  private func trade() { selection.removeAll() }
}
