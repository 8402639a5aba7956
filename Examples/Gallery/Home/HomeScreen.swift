import Meerkat
import SwiftUI

/// The way into the rooms.
struct HomeScreen: View {
  let configuration: Configuration
  var didSelect: ((Room.ID) -> Void)?

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
    }
    .navigationTitle("Gallery")
  }
}
