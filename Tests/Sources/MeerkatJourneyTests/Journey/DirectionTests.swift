import MeerkatJourney
import Testing

/// What each direction makes of a journey; one line a case.
struct DirectionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let start: Journey<Place>
    let direction: Direction<Place>
    let end: Journey<Place>

    var testDescription: String { "\(start) — \(direction)" }

    init(_ start: Journey<Place>, _ direction: Direction<Place>, _ end: Journey<Place>) {
      self.start = start
      self.direction = direction
      self.end = end
    }
  }

  static let essay = Place.task("essay")

  static let followed = [
    Case(Journey(.course), .forward(to: essay), Journey(.course, [.push(essay)])),
    Case(Journey(.course), .forward(to: .share, style: .sheet), Journey(.course, [.sheet(.share)])),
    Case(
      Journey(.course, [.sheet(.share)]), .forward(to: essay),
      Journey(.course, [.sheet(.share), .push(essay)])),
    Case(Journey(.course, [.push(essay)]), .back, Journey(.course)),
    Case(Journey(.course, [.sheet(.share)]), .back, Journey(.course)),
    Case(Journey(.course, [.alert(.warning)]), .back, Journey(.course)),
    Case(Journey(.course, [.push(essay), .sheet(.share)]), .backToRoot, Journey(.course)),
    Case(Journey(.course), .backToRoot, Journey(.course)),
    Case(
      Journey(.course, [.push(essay), .push(.scheduler), .push(essay), .push(.share)]),
      .backTo(essay),
      Journey(.course, [.push(essay), .push(.scheduler), .push(essay)])),
    Case(Journey(.course, [.push(essay)]), .backTo(essay), Journey(.course, [.push(essay)])),
    Case(Journey(.course, [.push(essay), .push(.share)]), .backFrom(essay), Journey(.course)),
    Case(
      Journey(.course, [.sheet(.share), .push(essay), .push(.scheduler)]), .close, Journey(.course)),
    Case(
      Journey(.course, [.sheet(.share), .popover(essay), .push(.scheduler)]), .close,
      Journey(.course, [.sheet(.share)])),
    Case(
      Journey(.course, [.push(essay), .sheet(.share), .fullScreenCover(.scheduler)]), .closeAll,
      Journey(.course, [.push(essay)])),
    Case(Journey(.course, [.push(essay)]), .closeAll, Journey(.course, [.push(essay)])),
    Case(
      Journey(.course, [.sheet(.share)]), .replaceTop(with: essay),
      Journey(.course, [.sheet(essay)])),
    Case(
      Journey(.course, [.alert(.warning)]), .replaceTop(with: essay, style: .push),
      Journey(.course, [.push(essay)])),
    Case(Journey(.course), .replaceTop(with: essay), Journey(essay)),
    Case(Journey(.course), .update(to: essay), Journey(essay)),
    Case(Journey(.course, [.sheet(.share)]), .update(to: essay), Journey(.course, [.sheet(essay)])),
    Case(
      Journey(.course, [.push(essay)]), .replaceAll(with: Journey(.share, [.alert(.warning)])),
      Journey(.share, [.alert(.warning)])),
  ]

  @Test(arguments: followed)
  func aDirectionLeads(_ each: Case) throws {
    var journey = each.start
    let change = try journey.go(each.direction)
    #expect(journey == each.end)
    #expect(change.isEmpty == (each.start == each.end))
  }

  static let refused: [(Journey<Place>, Direction<Place>, Refusal)] = [
    (Journey(.course), .back, .atTheRoot),
    (Journey(.course), .backFrom(.course), .atTheRoot),
    (Journey(.course, [.push(essay)]), .backFrom(.course), .atTheRoot),
    (Journey(.course, [.push(essay)]), .close, .nothingPresented),
    (Journey(.course), .backTo(essay), .destinationNotFound(#"task("essay")"#)),
    (Journey(.course), .backFrom(.share), .destinationNotFound("share")),
    (Journey(.course, [.alert(.warning)]), .forward(to: essay), .nothingGoesOn(.alert)),
    (
      Journey(.course, [.confirmationDialog(.warning)]), .forward(to: .share, style: .sheet),
      .nothingGoesOn(.confirmationDialog)
    ),
    (Journey(.course), .replaceTop(with: .share, style: .sheet), .presentedRoot),
  ]

  @Test(arguments: refused)
  func aRefusedDirectionChangesNothing(
    start: Journey<Place>, direction: Direction<Place>, refusal: Refusal
  ) {
    var journey = start
    #expect(throws: refusal) { try journey.go(direction) }
    #expect(journey == start)
    #expect(journey.steps.map(\.id) == start.steps.map(\.id))
  }

  @Test func severalDirectionsAreOneChange() throws {
    var journey: Journey<Place> = Journey(.course, [.push(Self.essay), .sheet(.share)])
    let change = try journey.go([.closeAll, .back, .forward(to: .scheduler)])
    #expect(journey == Journey(.course, [.push(.scheduler)]))
    #expect(
      change.description == #"kept 1, removed [push task("essay"), sheet share], "#
        + "added [push scheduler]")
  }

  @Test func oneRefusedAmongSeveralDirectionsUndoesTheOthers() {
    let start: Journey<Place> = Journey(.course, [.push(Self.essay), .sheet(.share)])
    var journey = start
    #expect(throws: Refusal.nothingPresented) {
      try journey.go([.close, .back, .forward(to: .scheduler), .close])
    }
    #expect(journey == start)
    #expect(journey.steps.map(\.id) == start.steps.map(\.id))
    #expect(journey.layers == start.layers)
  }

  @Test func anAnswerSaysWhatWasKeptRemovedAndAdded() throws {
    var journey: Journey<Place> = Journey(.course, [.push(Self.essay), .push(.share)])
    let change = try journey.go(.replaceTop(with: .scheduler))
    #expect(change.kept == 2)
    #expect(change.removed == [.push(.share)])
    #expect(change.added == [.push(.scheduler)])
  }

  @Test func aRefusalSaysWhatToDo() {
    #expect(
      Refusal.nothingGoesOn(.alert).description
        == "Nothing can be shown on an alert. "
        + "Close it first, or put the destination in its place with .replaceTop.")
  }
}
