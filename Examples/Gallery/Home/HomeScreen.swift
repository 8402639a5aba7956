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
          Text(configuration.idea)
          LivePlaces(office: office)
        }
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color.clear)
      }
      Section("One source, four answers") { TicketSource() }
      Section {
        rows(configuration.apps)
      } header: {
        Text("Apps")
      } footer: {
        Text(
          """
          Easiest first. In every app, screens report actions and never navigate; the apps differ in \
          who does.
          """)
      }
      Section { rows(configuration.pages) }
      choices
    }
    .navigationTitle("Meerkat")
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
        Text("All apps use one local server. Choose how it fails.")
      }
    }
  }
}
