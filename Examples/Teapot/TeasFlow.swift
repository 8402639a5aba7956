import Meerkat
import SwiftUI

@Observable
final class TeasFlow: Flow {
  enum Destination: Codable, Hashable, Sendable {
    case teas, tea(Tea.ID), removal(Tea.ID), newTea, brewing(Tea.ID)
  }

  let navigator = Navigator<Destination>(root: .teas)
  private let shelf: Shelf
  private var draft = ""

  init(shelf: Shelf) { self.shelf = shelf }

  func screen(for destination: Destination) -> some View {
    switch destination {
    case .teas:
      TeaListScreen(
        teas: shelf.teas,
        didSelect: { self.push(.tea($0.id)) },
        didPressAdd: { self.present(.newTea) })
    case .tea(let id):
      if let tea = shelf.tea(id) {
        TeaScreen(
          tea: tea,
          didPressBrew: { self.present(.brewing(id), as: .fullScreenCover) },
          didPressRemove: { self.present(.removal(id), as: .alert) })
      }
    case .removal: EmptyView()
    case .newTea:
      @Bindable var flow = self
      NewTeaScreen(name: $flow.draft, didPressSave: save, didPressCancel: close)
    case .brewing(let id):
      if let tea = shelf.tea(id) {
        FlowView(BrewingFlow(tea)) { stars in self.shelf.drink(id, stars: stars) }
      }
    }
  }

  private func save() {
    shelf.add(draft)
    go(.close, confirmed: true)
  }

  func shouldEnter(_ destination: Destination) -> Permission<Destination> {
    switch destination {
    case .tea(let id), .removal(let id), .brewing(let id): shelf.tea(id) == nil ? .refuse : .allow
    case .teas, .newTea: .allow
    }
  }

  func shouldLeave(_ destination: Destination) -> Permission<Destination> {
    guard destination == .newTea, !draft.isEmpty else { return .allow }
    return .ask("Discard “\(draft)”?", confirm: "Discard", decline: "Keep editing")
  }

  func didDismiss(_ destination: Destination, cause: NavigationCause) {
    if destination == .newTea { draft = "" }
  }

  func dialog(for destination: Destination) -> Dialog? {
    guard case .removal(let id) = destination else { return nil }
    return Dialog("Remove “\(id)”?", message: "The cups that you drank stay.") {
      Dialog.Button("Remove", role: .destructive) {
        self.back(to: .teas)
        self.shelf.remove(id)
      }
      Dialog.Button("Keep", role: .cancel)
    }
  }
}
