import Meerkat
import SwiftUI

struct TripListScreen: View {
  let names: [String]
  let didSelect: (String) -> Void
  let didPressAdd: () -> Void

  var body: some View {
    List(names, id: \.self) { name in
      Button(name) { didSelect(name) }
    }
    .navigationTitle("Trips")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("Add") { didPressAdd() } }
    }
  }
}

struct TripScreen: View {
  let name: String
  let didPressNotes: () -> Void
  let didPressLegend: () -> Void
  let didPressRemove: () -> Void

  var body: some View {
    VStack(spacing: 20) {
      Button("Notes") { didPressNotes() }
      Button("Legend") { didPressLegend() }.popoverSource("legend")
      Button("Remove", role: .destructive) { didPressRemove() }
    }
    .navigationTitle(name)
  }
}

struct NotesScreen: View {
  @Binding var text: String

  var body: some View {
    Form { TextField("Text", text: $text) }.navigationTitle("Notes")
  }
}

struct NewTripScreen: View {
  @Binding var name: String
  let didPressSave: () -> Void
  let didPressCancel: () -> Void

  var body: some View {
    Form { TextField("Name", text: $name) }
      .navigationTitle("New trip")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { didPressCancel() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { didPressSave() }.disabled(name.isEmpty)
        }
      }
  }
}

struct LegendScreen: View {
  var body: some View { Text("Green is land.").padding().navigationTitle("Legend") }
}
