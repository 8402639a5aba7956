import Meerkat
import SwiftUI

/// A flow with each kind of step: pushes, a sheet with a draft that a guard protects, a popover and
/// an alert.
@Observable
final class TripsFlow: Flow {
  enum Destination: Hashable {
    case trips, trip(String), notes(String), newTrip, legend, removal(String)
  }

  let navigator = Navigator<Destination>(root: .trips)
  private(set) var names = ["Rome", "Oslo"]
  private var draft = ""
  private var notes = ""

  func screen(for destination: Destination) -> some View {
    @Bindable var flow = self
    switch destination {
    case .trips:
      TripListScreen(
        names: names, didSelect: { self.push(.trip($0)) },
        didPressAdd: { self.present(.newTrip) })
    case .trip(let name):
      TripScreen(
        name: name, didPressNotes: { self.push(.notes(name)) },
        didPressLegend: { self.present(.legend, as: .popover(from: "legend")) },
        didPressRemove: { self.present(.removal(name), as: .alert) })
    case .notes: NotesScreen(text: $flow.notes)
    case .newTrip:
      NewTripScreen(name: $flow.draft, didPressSave: { self.save() }, didPressCancel: close)
    case .legend: LegendScreen()
    case .removal: EmptyView()
    }
  }

  func shouldLeave(_ destination: Destination) -> Permission<Destination> {
    switch destination {
    case .newTrip where !draft.isEmpty:
      .ask("Discard the draft?", confirm: "Discard", decline: "Keep editing")
    case .notes where !notes.isEmpty: .ask("Discard the notes?", confirm: "Discard")
    default: .allow
    }
  }

  func didDismiss(_ destination: Destination, cause: NavigationCause) {
    if destination == .newTrip { draft = "" }
    if case .notes = destination { notes = "" }
  }

  func dialog(for destination: Destination) -> Dialog? {
    guard case .removal(let name) = destination else { return nil }
    return Dialog("Remove “\(name)”?") {
      Dialog.Button("Remove", role: .destructive) {
        self.back(to: .trips)
        self.names.removeAll { $0 == name }
      }
      Dialog.Button("Keep", role: .cancel)
    }
  }

  private func save() {
    names.append(draft)
    go(.close, confirmed: true)
  }
}
