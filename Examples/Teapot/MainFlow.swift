import Meerkat
import SwiftUI

@Observable
final class MainFlow: Flow {
  enum Destination: Codable, Hashable, Sendable { case tabs }
  enum Tab: String, CaseIterable, LinkValue { case teas, cups }

  let navigator = Navigator<Destination>(root: .tabs)
  let shelf: Shelf
  var tabs = TabSelection<Tab>()

  init(shelf: Shelf) { self.shelf = shelf }

  func screen(for destination: Destination) -> some View {
    @Bindable var flow = self
    FlowTabs($flow.tabs) { tab in
      switch tab {
      case .teas: FlowView(TeasFlow(shelf: flow.shelf))
      case .cups: FlowView(CupsFlow(shelf: flow.shelf))
      }
    } label: { tab in
      switch tab {
      case .teas: Label("Teas", systemImage: "leaf")
      case .cups: Label("Cups", systemImage: "cup.and.saucer")
      }
    }
  }
}

final class CupsFlow: Flow {
  enum Destination: Codable, Hashable, Sendable { case cups }

  let navigator = Navigator<Destination>(root: .cups)
  private let shelf: Shelf

  init(shelf: Shelf) { self.shelf = shelf }

  func screen(for destination: Destination) -> some View {
    CupListScreen(cups: shelf.cups)
  }
}
