import Meerkat
import MeerkatActions
import SwiftUI

/// The way into the rooms.
@Actions
struct HomeScreen: View {
  let configuration: Configuration
  @Action var didSelect: ((Room.ID) -> Void)?
  @Action var didSwitchStrip: ((_ isOn: Bool) -> Void)?

  var body: some View {
    List {
      Section {
        ForEach(configuration.rooms) { room in
          Button {
            didSelect?(room.id)
          } label: {
            RoomRow(room: room)
          }
          .buttonStyle(.plain)
        }
      } header: {
        Text("Rooms")
      } footer: {
        Text("Each room shows one idea, in the screens that an app would have.")
      }
      if let didSwitchStrip {
        Section {
          Toggle(
            "Where am I",
            isOn: Binding(get: { configuration.isStripShown }, set: { didSwitchStrip($0) }))
        } footer: {
          Text("Shows the journey of each flow as text, below every screen.")
        }
      }
    }
    .navigationTitle("Gallery")
  }
}
