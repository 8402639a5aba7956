import Meerkat
import MeerkatTesting
import Testing

/// Whatever is done to a journey, the steps that stay are what they were: with identity, the state of their screens and
/// the flows in them.
@MainActor
struct IdentityTests {
  /// The journeys on which everything is tried; in each place once a page and once a flow.
  nonisolated static let pictures = ["aBc|DeF", "AbC|dEf"]

  /// What can be done to a step, wherever it is.
  enum Verb: String, CaseIterable, CustomTestStringConvertible {
    case backFrom, removeWhere, backTo, backWhere, replaceTop

    var testDescription: String { rawValue }

    @MainActor func carryOut(_ number: Int, of flow: Letters) {
      let place = flow.journey.steps[number].destination
      switch self {
      case .backFrom: flow.back(from: place)
      case .removeWhere: flow.remove { $0 == place }
      case .backTo: flow.back(to: place)
      case .backWhere: flow.back { $0 == place }
      case .replaceTop: flow.go([.backTo(place), .replaceTop(with: "x")])
      }
    }

    /// What is left of `012|345` when it was done to each of these.
    var left: [String] {
      switch self {
      case .backFrom: ["012|345", "0", "01", "012", "012|3", "012|34"]
      case .removeWhere:
        ["012|345", "02|345", "01|345", "012", "012|35", "012|34"]
      case .backTo, .backWhere: ["0", "01", "012", "012|3", "012|34", "012|345"]
      case .replaceTop: ["x", "0x", "01x", "012|x", "012|3x", "012|34x"]
      }
    }
  }

  @Test("A verb leaves the other steps alone", arguments: Verb.allCases, pictures)
  func verbs(verb: Verb, picture: String) throws {
    for (number, left) in verb.left.enumerated() {
      let letters = try CountedLetters(picture)
      verb.carryOut(number, of: letters.flow)
      try letters.expect(left, of: picture)
    }
  }

  @Test(
    "An assigned journey leaves what is in both alone",
    arguments: [
      "012|345", "0", "01", "012|3", "0|345", "021|345", "015|3", "05432", "0x12|345", "012|3x45",
      "0x1|3y", "02|345", "012|543", "x12|345", "x", "1", "120", "012|3451",
    ], pictures)
  func assignments(left: String, picture: String) throws {
    for isAssigned in [true, false] { try assignment(left, picture, isAssigned: isAssigned) }
  }

  private func assignment(_ left: String, _ picture: String, isAssigned: Bool) throws {
    let letters = try CountedLetters(picture)
    let journey = Journey(picture: left.letters(of: picture))
    if isAssigned {
      letters.flow.reset(to: journey)
    } else {
      letters.flow.go(.replaceAll(with: journey))
    }
    // A letter whose style has changed is another step.
    let styles = Dictionary(
      uniqueKeysWithValues: Journey(picture: picture).steps.enumerated().map { ("\($0)", $1.style) }
    )
    let numbers = left.filter { $0 != "|" }.map(String.init)
    let kept = zip(numbers, journey.steps).map { number, step in
      styles[number] == step.style ? Int(number) : nil
    }
    // Of two that look the same, one is what was there.
    let isNew = kept.enumerated().map { index, number in
      kept[..<index].contains(number) ? nil : number
    }
    try letters.expect(journey.picture, numbers: isNew)
  }

  @Test("Of steps that look the same, assignment keeps those whose order stays")
  func assignedTwins() throws {
    let letters = try CountedLetters("abcbb")
    letters.flow.reset(to: Journey(picture: "abbc"))
    // A longest common subsequence is “abb”: what stands between has moved.
    try letters.expect("abbc", numbers: [0, 1, 3, 2])
  }

  @Test("Of steps that look the same, an assigned one is itself", arguments: [1, 2, 3])
  func twins(number: Int) throws {
    let letters = try CountedLetters("abbb")
    var steps = letters.flow.journey.steps
    steps.remove(at: number)
    letters.flow.reset(to: Journey("a", Array(steps.dropFirst())))
    try letters.expect("abb", numbers: [0, 1, 2, 3].filter { $0 != number })
  }

  @Test func severalDirectionsAreOneChange() throws {
    let letters = try CountedLetters("aBc|De")
    letters.flow.go([.back, .close, .forward(to: "x"), .forward(to: "Y")])
    try letters.expect("aBcxY", numbers: [0, 1, 2, nil, nil])
  }

  @Test func goingBackAndForthIsANewStep() throws {
    let letters = try CountedLetters("aB")
    letters.flow.go([.back, .forward(to: "B")])
    try letters.expect("aB", numbers: [0, nil])
  }
}

extension String {
  /// The letters that stand in the places of numbers in this picture.
  fileprivate func letters(of picture: String) -> String {
    let letters = picture.filter { $0 != "|" }
    return String(
      map { character in
        character.wholeNumberValue.map { letters[letters.index(letters.startIndex, offsetBy: $0)] }
          ?? character
      })
  }
}

extension CountedLetters {
  /// Expects what a picture with the numbers of steps says.
  fileprivate func expect(
    _ left: String, of picture: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(
      left.letters(of: picture), numbers: left.filter { $0 != "|" }.map(\.wholeNumberValue),
      sourceLocation: sourceLocation)
  }
}
