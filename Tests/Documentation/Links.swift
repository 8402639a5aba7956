import Meerkat
import MeerkatLinkMacros
import SwiftUI

// links.md: enum Place: Hashable {

func read() throws {
  // links.md: let journey = try Journey<Place>
  try show {
    // links.md: try journey.link()
  }
}

final class TodosFlow: Flow {
  let navigator = Navigator<Place>(root: .list)

  func screen(for destination: Place) -> some View { EmptyView() }
}

final class ShopFlow: Flow {
  enum Destination: Hashable { case trips, trip(TripID) }

  let navigator = Navigator<Destination>(root: .trips)
  private let trips: [Trip] = []

  func screen(for destination: Destination) -> some View { EmptyView() }

  // links.md: func opensLink(to destination: Destination) -> Bool {
}

struct Trip: Identifiable {
  let id: TripID
}

@MainActor func use(_ flow: TodosFlow) async throws {
  // links.md: flow.open("/todos/3/share")
  show {
    // links.md: flow.link // "/todos/3"
  }
}

struct Shop: View {
  var body: some View {
    // links.md: FlowView(ShopFlow())
  }
}

@MainActor func followOnly(_ link: String, _ flow: TodosFlow) throws {
  // links.md: let origins = LinkOrigins(
  try show {
    // links.md: try Place.links.journey(for:
  }
  show {
    // links.md: FlowView(TodosFlow()).linkOrigins(origins)
  }
}

enum Recipe: Hashable {
  case dish, step(Int)
}

extension Recipe: Linked {
  static let links = Links<Self> {
    DeepLink("cook", .dish)
    // links.md: DeepLink("steps/{n}"
  }
}

// links.md: struct TripID: Hashable, LinkValue {

enum AtTheCase {
  // links.md: @Linked enum Destination {
}
