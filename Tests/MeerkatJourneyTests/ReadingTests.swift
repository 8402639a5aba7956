import MeerkatJourney
import Testing

struct ReadingTests {
  let journey: Journey<Place> = [
    .root(.course), .push(.task("essay")),
    .sheet(.share), .push(.scheduler),
    .alert(.warning),
  ]

  @Test func eachPresentationHasAStackOfItsOwn() {
    let layers = journey.layers.map { layer in
      [layer.presentation?.description ?? "bottom", "\(layer.root.destination)"]
        + layer.pushes.map { "\($0.destination)" }
    }
    #expect(
      layers == [
        ["bottom", "course", #"task("essay")"#],
        ["sheet", "share", "scheduler"],
        ["alert", "warning"],
      ])
  }

  @Test func thereIsAlwaysALayer() {
    #expect(Journey<Place>(root: .course).layers.map(\.top.destination) == [.course])
  }

  @Test func theTopIsWhatTheUserSees() {
    #expect(journey.top == .alert(.warning))
    #expect(journey.presentation == .alert)
    #expect(journey.root == .course)
    #expect(!journey.isAtRoot)
  }

  @Test func aDestinationIsFoundAtItsTopmostStep() throws {
    var journey = journey
    try journey.go([.back, .forward(to: .task("essay"))])
    #expect(journey.step(to: .task("essay"))?.id == journey.top.id)
    #expect(!journey.contains(.task("poem")))
  }

  @Test func aJourneyReadsLikeASentence() {
    #expect(
      journey.description
        == #"[course, push task("essay"), sheet share, push scheduler, alert warning]"#)
  }

  static let invalid: [([Step<Place>], Refusal)] = [
    ([], .noRoot),
    ([.sheet(.course)], .presentedRoot),
    ([.root(.course), .alert(.warning), .push(.share)], .nothingGoesOn(.alert)),
  ]

  @Test(arguments: invalid)
  func stepsThatAreNoJourneyAreRefused(steps: [Step<Place>], refusal: Refusal) {
    #expect(throws: refusal) { try Journey(steps: steps) }
  }
}
