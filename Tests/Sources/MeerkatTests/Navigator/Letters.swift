import Meerkat
import MeerkatTesting
import Testing

/// A flow whose places are letters: a small one is a page, a capital one a flow.
@Observable
final class Letters: Flow {
  typealias Place = Character

  let navigator: Navigator<Character>

  init(_ picture: String) { navigator = Navigator(Journey(picture: picture)) }

  @ViewBuilder func screen(for place: Character) -> some View {
    if place.isUppercase { FlowView(Letter(place)) } else { PlaceScreen(name: "\(place)") }
  }
}

/// A flow that is one letter.
@Observable
final class Letter: Flow {
  let navigator: Navigator<Character>

  init(_ letter: Character) { navigator = Navigator(root: letter) }

  func screen(for place: Character) -> some View { PlaceScreen(name: "\(place)") }
}

extension Journey<Character> {
  /// Reads a picture such as `aB|c`: a letter is pushed, and after a bar presented as a sheet.
  init(picture: String) {
    var letters = picture[...]
    self.init(letters.popFirst() ?? "?")
    while let letter = letters.popFirst() {
      let isPresented = letter == "|"
      let place = isPresented ? letters.popFirst() ?? "?" : letter
      do {
        try go(.forward(to: place, style: isPresented ? .sheet : .push))
      } catch {
        Issue.record("\(picture) is no journey. \(error)")
      }
    }
  }

  /// The journey as such a picture.
  var picture: String {
    steps.map { $0.style == .push ? "\($0.destination)" : "|\($0.destination)" }.joined()
  }
}

extension Journey {
  /// What identifies the stack in which a step is shown: its lowest step.
  fileprivate func stack(of step: Journey<Destination>.Step) -> Journey<Destination>.Step.ID {
    layers.last { $0.steps.contains { $0.id == step.id } }?.id ?? step.id
  }
}

/// A flow of letters on screen, of which each step has been counted up by its number.
@MainActor
struct CountedLetters {
  let flow: Letters
  let app: Driver

  /// What each step was, by its number.
  private let ids: [Journey<Character>.Step.ID]
  private let children: [ObjectIdentifier?]
  private let stacks: [Journey<Character>.Step.ID]

  init(_ picture: String) throws {
    let journey = Journey(picture: picture)
    flow = Letters(String(picture.prefix(1)))
    app = try Driver(FlowView(flow), width: 30)
    for (number, step) in journey.steps.enumerated() {
      if number > 0 { flow.go([.forward(to: step.destination, style: step.style)]) }
      for _ in 0..<number { try app.tap("Count") }
    }
    ids = flow.journey.steps.map(\.id)
    stacks = flow.journey.steps.map { [flow] in flow.journey.stack(of: $0) }
    children = journey.steps.map { [flow] in
      flow.flow(at: $0.destination).map(ObjectIdentifier.init)
    }
  }

  /// Expects certain steps to be there and no others, each as it was before: those with these
  /// numbers, lowest first, nil for one that is new.
  ///
  /// A step that has come into another stack has kept its identity and its flow, but not the state
  /// of its screen.
  func expect(
    _ picture: String, numbers: [Int?], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(flow.journey.picture == picture, sourceLocation: sourceLocation)
    let steps = flow.journey.steps
    try #require(steps.count == numbers.count, sourceLocation: sourceLocation)
    for (step, number) in zip(steps, numbers).reversed() {
      if let number {
        #expect(step.id == ids[number], sourceLocation: sourceLocation)
        let child = flow.flow(at: step.destination).map { ObjectIdentifier($0) }
        #expect(child == children[number], sourceLocation: sourceLocation)
      } else {
        #expect(!ids.contains(step.id), sourceLocation: sourceLocation)
      }
      if number.map({ stacks[$0] == flow.journey.stack(of: step) }) ?? true {
        let counted = "\(step.destination) \(number ?? 0)"
        #expect(app.exists(.text(counted)), sourceLocation: sourceLocation)
      }
      if step.id == steps[0].id { continue }
      if step.style == .push { try app.back() } else { try app.close() }
    }
  }
}
