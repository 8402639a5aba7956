import Meerkat
import SwiftUI

@MainActor final class Shelf {
  func add(_ name: String) {}
}

final class NewTeaFlow: Flow {
  enum Destination: Hashable { case form }

  let navigator = Navigator<Destination>(root: .form)
  private let shelf = Shelf()
  private var draft = ""

  func screen(for destination: Destination) -> some View { Button("Save", action: save) }

  // tool.md: private func save() {
}

struct Demo: View {
  var body: some View {
    // tool.md: // meerkat:disable:next names-destination
    NavigationLink("Show") { EmptyView() }
  }
}
