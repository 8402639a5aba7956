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

  /// Counts the flows that are made while it is evaluated.
  private struct Counting: View {
    let isRestoring: Bool
    let count: () -> Void
    @State private var number = 1

    var body: some View {
      VStack {
        Button("Evaluate") { number += 1 }
        Text("Number \(number)")
        if isRestoring { FlowView(restoring: "walk", make()) } else { FlowView { make() } }
      }
    }

    private func make() -> RestorableWalk {
      count()
      return RestorableWalk()
    }
  }

  final class RestorableWalk: Flow {
    enum Place: Codable { case start, hill }
    let navigator = Navigator<Place>(root: .start)

    func screen(for place: Place) -> some View {
      PlaceScreen(name: "\(place)", actions: ["Up": { self.push(.hill) }])
    }
  }

  @Test("It makes a flow once for as long as it has its identity", arguments: [false, true])
  func making(isRestoring: Bool) throws {
    var count = 0
    let app = try Driver(Counting(isRestoring: isRestoring) { count += 1 })
    try app.tap("Up")
    try app.tap("Evaluate")
    #expect(app.exists(.text("Number 2")))
    #expect(app.exists(.header("hill")))
    #expect(count == 1)
  }

  @Test func inAFlowItMakesOneForItsStep() throws {
    let parent = Making()
    let app = try Driver(FlowView(parent))
    try app.tap("Up")
    parent.title = "other"
    #expect(app.exists(.header("hill")))
    #expect(parent.child(Walk.self)?.journey == Journey(.start, [.push(.hill)]))
    #expect(parent.count == 1)
  }

  @Observable
  fileprivate final class Making: Flow {
    let navigator = Navigator(root: 0)
    var title = "one"
    @ObservationIgnored var count = 0

    func screen(for place: Int) -> some View {
      let _ = title
      FlowView {
        self.count += 1
        return Walk()
      }
    }
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
