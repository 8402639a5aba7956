import Meerkat
import SwiftUI

/// A stack of notes and a sheet, each with an address.
struct NotesView: View {
  @State private var place = Place()

  var body: some View {
    NavigationStack(path: $place.numbers) {
      HomeScreen(place: $place)
        .navigationDestination(for: Int.self) { NoteScreen(number: $0, place: $place) }
    }
    .sheet(isPresented: $place.isSheetShown) {
      Text("This is the sheet.")
      Button("Close the sheet") { place.isSheetShown = false }
    }
    .alert("Leave the note?", isPresented: $place.isAsked) {
      Button("Leave") { place.numbers.removeLast() }
      Button("Stay", role: .cancel) {}
    }
    .preference(key: SceneAddress.self, value: place.address)
    .onOpenURL { url in
      if let opened = Place(url) { place = opened }
    }
  }
}
