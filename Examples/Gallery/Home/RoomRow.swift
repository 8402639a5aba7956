import Meerkat
import SwiftUI

/// The line of one room.
struct RoomRow: View {
  let room: HomeScreen.Room
  let leadsSomewhere: Bool

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: room.systemImage)
        .font(.title2)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(room.title)
          .font(.headline)
        Text(room.summary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if leadsSomewhere {
        Image(systemName: "chevron.forward")
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
    }
    .padding(.vertical, 4)
    .contentShape(Rectangle())
  }
}

#Preview {
  RoomRow(room: HomeScreen.Room.apps[0], leadsSomewhere: true)
    .padding()
}
