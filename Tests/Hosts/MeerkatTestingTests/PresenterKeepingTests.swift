import Foundation
import Meerkat
import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

/// What a presenter's directions have led to is there again in another build of the program.
@MainActor @Suite struct PresenterKeepingTests {
  private enum Stop: Hashable { case ticket, receipt }

  private struct Tickets: View {
    @State private var directions: [Direction<Stop>] = []

    var body: some View {
      NavigationStack {
        Button("Buy") {
          directions = [.forward(to: .ticket), .forward(to: .receipt, style: .sheet)]
        }
        .handleNavigation($directions) { stop in
          switch stop {
          case .ticket: Text("Ticket")
          case .receipt: Button("Done") { directions = [.back] }
          }
        }
      }
    }
  }

  @Test func theJourneyIsKept() throws {
    let first = try Driver(Tickets())
    try first.tap("Buy")
    let states = StateKeeper.states(below: first.runtime.window)
    let data = try JSONEncoder().encode(states)
    let second = Runtime()
    second.stateKeeper = StateKeeper(
      try JSONDecoder().decode([String: StateTree].self, from: data))
    second.show(Tickets())
    second.update()
    let text = TextScreen(second).text(width: 60)
    #expect(text == TextScreen(first.runtime).text(width: 60))
    #expect(text.contains("Ticket"))
    #expect(text.contains("Done"))
  }
}
