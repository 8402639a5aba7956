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
    Case([.root(.course)], .forward(to: essay), [.root(.course), .push(essay)]),
    Case([.root(.course)], .forward(to: .share, style: .sheet), [.root(.course), .sheet(.share)]),
    Case(
      [.root(.course), .sheet(.share)], .forward(to: essay),
      [.root(.course), .sheet(.share), .push(essay)]),
    Case([.root(.course), .push(essay)], .back, [.root(.course)]),
    Case([.root(.course), .sheet(.share)], .back, [.root(.course)]),
    Case([.root(.course), .alert(.warning)], .back, [.root(.course)]),
    Case([.root(.course), .push(essay), .sheet(.share)], .backToRoot, [.root(.course)]),
    Case([.root(.course)], .backToRoot, [.root(.course)]),
    Case(
      [.root(.course), .push(essay), .push(.scheduler), .push(essay), .push(.share)],
      .backTo(essay),
      [.root(.course), .push(essay), .push(.scheduler), .push(essay)]),
    Case([.root(.course), .push(essay)], .backTo(essay), [.root(.course), .push(essay)]),
    Case([.root(.course), .push(essay), .push(.share)], .leave(essay), [.root(.course)]),
    Case(
      [.root(.course), .sheet(.share), .push(essay), .push(.scheduler)], .close, [.root(.course)]),
    Case(
      [.root(.course), .sheet(.share), .popover(essay), .push(.scheduler)], .close,
      [.root(.course), .sheet(.share)]),
    Case(
      [.root(.course), .push(essay), .sheet(.share), .fullScreenCover(.scheduler)], .closeAll,
      [.root(.course), .push(essay)]),
    Case([.root(.course), .push(essay)], .closeAll, [.root(.course), .push(essay)]),
    Case(
      [.root(.course), .sheet(.share)], .replaceTop(with: essay), [.root(.course), .sheet(essay)]),
    Case(
      [.root(.course), .alert(.warning)], .replaceTop(with: essay, style: .push),
      [.root(.course), .push(essay)]),
    Case([.root(.course)], .replaceTop(with: essay), [.root(essay)]),
    Case([.root(.course)], .update(to: essay), [.root(essay)]),
    Case([.root(.course), .sheet(.share)], .update(to: essay), [.root(.course), .sheet(essay)]),
    Case(
      [.root(.course), .push(essay)], .replaceAll(with: [.root(.share), .alert(.warning)]),
      [.root(.share), .alert(.warning)]),
  ]

  @Test(arguments: followed)
  func aDirectionLeads(_ each: Case) throws {
    var journey = each.start
    let change = try journey.go(each.direction)
    #expect(journey == each.end)
    #expect(change.isEmpty == (each.start == each.end))
  }

  static let refused: [(Journey<Place>, Direction<Place>, Refusal)] = [
    ([.root(.course)], .back, .atTheRoot),
    ([.root(.course)], .leave(.course), .atTheRoot),
    ([.root(.course), .push(essay)], .leave(.course), .atTheRoot),
    ([.root(.course), .push(essay)], .close, .nothingPresented),
    ([.root(.course)], .backTo(essay), .destinationNotFound(#"task("essay")"#)),
    ([.root(.course)], .leave(.share), .destinationNotFound("share")),
    ([.root(.course), .alert(.warning)], .forward(to: essay), .nothingGoesOn(.alert)),
    (
      [.root(.course), .confirmationDialog(.warning)], .forward(to: .share, style: .sheet),
      .nothingGoesOn(.confirmationDialog)
    ),
    ([.root(.course)], .replaceTop(with: .share, style: .sheet), .presentedRoot),
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
    var journey: Journey<Place> = [.root(.course), .push(Self.essay), .sheet(.share)]
    let change = try journey.go([.closeAll, .back, .forward(to: .scheduler)])
    #expect(journey == [.root(.course), .push(.scheduler)])
    #expect(
      change.description == #"kept 1, removed [push task("essay"), sheet share], "#
        + "added [push scheduler]")
  }

  @Test func oneRefusedAmongSeveralDirectionsUndoesTheOthers() {
    let start: Journey<Place> = [.root(.course), .push(Self.essay), .sheet(.share)]
    var journey = start
    #expect(throws: Refusal.nothingPresented) {
      try journey.go([.close, .back, .forward(to: .scheduler), .close])
    }
    #expect(journey == start)
    #expect(journey.steps.map(\.id) == start.steps.map(\.id))
    #expect(journey.layers == start.layers)
  }

  @Test func anAnswerSaysWhatWasKeptRemovedAndAdded() throws {
    var journey: Journey<Place> = [.root(.course), .push(Self.essay), .push(.share)]
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
