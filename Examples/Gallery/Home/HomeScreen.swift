import Meerkat
package import MeerkatActions
package import SwiftUI

/// What Meerkat is, at a glance; then the way into the rooms, and what a user can choose for all of them.
@Actions
package struct HomeScreen: View {
  let configuration: Configuration
  let office: TicketOffice
  @Action package var didSelect: ((Room.ID) -> Void)?
  @Action package var didChooseBackend: ((Choice.ID) -> Void)?

  package var body: some View {
    List {
      Section {
        VStack(alignment: .leading, spacing: 20) {
          Text(configuration.idea).padding(.horizontal)
          PlacesStrip(office: office)
        }
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color.clear)
      }
      Section {
        rows(configuration.apps)
      } header: {
        Text("Apps")
      } footer: {
        Text(
          "In the order in which one learns. Each app keeps its screens free of navigation in a way of its own."
        )
      }
      Section { rows(configuration.pages) }
      choices
    }
    .navigationTitle("Gallery")
  }

  private func rows(_ rooms: [Room]) -> some View {
    ForEach(rooms) { room in
      if let didSelect {
        Button {
          didSelect(room.id)
        } label: {
          RoomRow(room: room, leadsSomewhere: true)
        }
        .buttonStyle(.plain)
      } else {
        RoomRow(room: room, leadsSomewhere: false)
      }
    }
  }

  @ViewBuilder private var choices: some View {
    if let didChooseBackend {
      Section {
        Picker(
          "Backend",
          selection: Binding(get: { configuration.backend }, set: { didChooseBackend($0) })
        ) {
          ForEach(configuration.backends) { Text($0.title) }
        }
      } footer: {
        Text("The apps ask the Gallery’s own server. Choose here how it fails.")
      }
    }
  }
}
