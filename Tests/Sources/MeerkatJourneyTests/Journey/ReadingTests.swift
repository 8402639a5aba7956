import MeerkatJourney
import Testing

struct ReadingTests {
  let journey: Journey<Place> = Journey(
    .course, [.push(.task("essay")), .sheet(.share), .push(.scheduler), .alert(.warning)])

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
    #expect(Journey<Place>(.course).layers.map(\.top.destination) == [.course])
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

  @Test func aStepThatHasGoneIsNowhere() throws {
    var journey = journey
    let gone = journey.top.id
    try journey.go(.back)
    #expect(journey.step(above: gone) == nil)
  }

  @Test func aJourneyReadsLikeASentence() {
    #expect(
      journey.description
        == #"[course, push task("essay"), sheet share, push scheduler, alert warning]"#)
  }

  @Test func aListOfStepsEndsWithAnAlert() {
    let journey = Journey<Place>(.course, [.sheet(.share), .alert(.warning), .push(.scheduler)])
    #expect(journey.steps == [.push(.course), .sheet(.share), .alert(.warning)])
    #expect(journey.layers.count == 3)
  }

  static let invalid: [([Journey<Place>.Step], Refusal)] = [
    ([], .noRoot),
    ([.sheet(.course)], .presentedRoot),
    ([.push(.course), .alert(.warning), .push(.share)], .nothingGoesOn(.alert)),
  ]

  @Test(arguments: invalid)
  func stepsThatAreNoJourneyAreRefused(steps: [Journey<Place>.Step], refusal: Refusal) {
    #expect(throws: refusal) { try Journey(steps: steps) }
  }
}
