import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

struct Note: Hashable, Identifiable {
  let id: Int
}

struct NoteList: View {
  let didSelect: (Note) -> Void

  var body: some View { Button("Groceries") { didSelect(Note(id: 1)) } }
}

struct NoteScreen: View {
  let note: Note
  let didPressEdit: () -> Void

  var body: some View { Button("Edit", action: didPressEdit) }
}

struct NoteForm: View {
  let note: Note
  let didPressDone: () -> Void

  var body: some View { Button("Done", action: didPressDone) }
}

// start.md: struct LibraryView: View {

// start.md: final class LibraryFlow: Flow {

@MainActor func test(_ flow: LibraryFlow, _ note: Note) throws {
  // start.md: let app = try Driver(FlowView(flow))
}
