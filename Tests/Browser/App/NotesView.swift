import Meerkat
import MeerkatUI

/// A stack of notes and a sheet, each with an address.
struct NotesView: View {
  @State private var place = Place()

  var body: some View {
    NavigationStack(path: path) {
      HomeScreen(place: $place)
        .navigationDestination(for: Int.self) { NoteScreen(number: $0, place: $place) }
    }
    .sheet(isPresented: $place.isSheetShown) {
      Text("This is the sheet.")
      Button("Close the sheet") { place.isSheetShown = false }
    }
    .preference(key: SceneAddress.self, value: place.address)
    .onOpenURL { url in
      if let opened = Place(url) { place = opened }
    }
  }

  /// The path as a person changes it: a note that is held may not be left.
  private var path: Binding<[Int]> {
    Binding {
      place.numbers
    } set: { numbers in
      if !place.isHeld || numbers.count >= place.numbers.count { place.numbers = numbers }
    }
  }
}
