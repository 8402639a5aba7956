import Meerkat
import MeerkatTesting
import Testing

@MainActor
struct FlowViewTests {
  /// Makes a new flow each time it is evaluated.
  private struct Home: View {
    @State private var number = 1

    var body: some View {
      VStack {
        Button("Evaluate") { number += 1 }
        Text("Number \(number)")
        FlowView(Walk())
      }
    }
  }

  @Test func itKeepsTheFlowThatItWasFirstGiven() throws {
    let app = try Driver(Home())
    try app.tap("Up")
    try app.tap("Evaluate")
    #expect(app.exists(.text("Number 2")))
    #expect(app.exists(.header("hill")))
  }

  private struct Numbered: View {
    @State private var number = 1

    var body: some View {
      VStack {
        Button("Next") { number += 1 }
        FlowView(Walk()).id(number)
      }
    }
  }

  @Test func anotherIdentityShowsAnotherFlow() throws {
    let app = try Driver(Numbered())
    try app.tap("Up")
    try app.tap("Next")
    #expect(app.exists(.header("start")))
  }

  @Test func twoFlowsOnOnePageGoTheirOwnWays() throws {
    let one = Walk()
    let other = Walk()
    let app = try Driver(
      VStack {
        FlowView(one); FlowView(other)
      })
    try app.tap(.button("Up").at(1))
    #expect(one.journey == Journey(.start))
    #expect(other.journey == Journey(.start, [.push(.hill)]))
    try app.back()
    #expect(other.journey == Journey(.start))
  }

  @Test func twoDriversOfOneFlowAgree() throws {
    let flow = Walk()
    let one = try Driver(FlowView(flow))
    let other = try Driver(FlowView(flow))
    try one.tap("Up")
    #expect(other.exists(.header("hill")))
    try other.back()
    #expect(one.exists(.header("start")))
  }
}
