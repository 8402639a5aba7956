import Meerkat
import MeerkatTesting
import Testing

/// Flows that somebody waits for are steps like others: they go when what is below them is cut, and stay
/// when a step below them is taken out.
@MainActor
struct AwaitedOrderTests {
  /// A flow of the steps a, b, c and d, with an awaited flow on each but the lowest: B, C and D.
  let letters = Letters("a")
  let waiting = Waiting()

  /// What is done, what is left of the steps, the awaited flows that have gone, and what is on top then.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let left: String
    let gone: String
    let shown: Character
    let carryOut: @MainActor @Sendable (Letters) -> Void

    var testDescription: String { name }

    nonisolated init(
      _ name: String, leaves left: String, ends gone: String, shows shown: Character,
      _ carryOut: @escaping @MainActor @Sendable (Letters) -> Void
    ) {
      self.name = name
      self.left = left
      self.gone = gone
      self.shown = shown
      self.carryOut = carryOut
    }
  }

  nonisolated static let cases = [
    Case("remove the lowest", leaves: "acd", ends: "", shows: "D") { flow in
      flow.remove { $0 == "b" }
    },
    Case("remove two", leaves: "ad", ends: "", shows: "D") { flow in
      flow.remove { $0 == "b" || $0 == "c" }
    },
    Case("remove in between", leaves: "abd", ends: "", shows: "D") { flow in
      flow.remove { $0 == "c" }
    },
    Case("remove the top", leaves: "abc", ends: "", shows: "D") { flow in
      flow.remove { $0 == "d" }
    },
    Case("one after the other", leaves: "abcx", ends: "D", shows: "x") { flow in
      flow.go([.backFrom("d"), .forward(to: "x")])
    },
    Case("back twice", leaves: "abc", ends: "D", shows: "C") { flow in flow.go([.back, .back]) },
    Case("back three times", leaves: "abc", ends: "CD", shows: "c") { flow in
      flow.go([.back, .back, .back])
    },
    Case("back to", leaves: "ab", ends: "BCD", shows: "b") { flow in flow.back(to: "b") },
    Case("back to the root", leaves: "a", ends: "BCD", shows: "a") { flow in flow.go(.backToRoot) },
    Case("reset to another order", leaves: "adcb", ends: "BCD", shows: "b") { flow in
      flow.reset(to: Journey(picture: "adcb"))
    },
    Case("reset to the same", leaves: "abcd", ends: "", shows: "D") { flow in
      flow.reset(to: Journey(picture: "abcd"))
    },
    Case("update", leaves: "abcx", ends: "", shows: "D") { flow in flow.go(.update(to: "x")) },
    Case("replace the top", leaves: "abcx", ends: "D", shows: "x") { flow in
      flow.go(.replaceTop(with: "x"))
    },
    Case("reset to fewer", leaves: "adb", ends: "BCD", shows: "b") { flow in
      flow.reset(to: Journey(picture: "adb"))
    },
  ]

  @Test("What is left of steps and awaited flows", arguments: cases)
  func order(_ example: Case) async throws {
    for place in "bcd" {
      letters.push(place)
      await waiting.push(Letter(Character(place.uppercased())), onto: letters)
    }
    let app = try Driver(FlowView(letters), width: 30)
    example.carryOut(letters)
    await turns { waiting.told.count == example.gone.count }
    #expect(letters.journey.picture == example.left)
    #expect(String(waiting.told.sorted()) == example.gone)
    #expect(app.exists(.header("\(example.shown)")))
  }

  @Test func whoGoesIsAskedAndNobodyElse() async throws {
    var asked = ""
    for place in "bcd" {
      letters.push(place)
      let guarded = GuardedLetter(Character(place.uppercased())) { asked.append($0) }
      await waiting.push(guarded, onto: letters)
    }
    letters.remove { $0 == "b" || $0 == "d" }
    #expect(asked == "")
    letters.back(to: "c")
    #expect(asked == "DC")
  }
}

/// Those who wait for flows of letters.
@MainActor
final class Waiting {
  /// The flows that have gone, in the order in which those who waited were told.
  private(set) var told: [Character] = []

  func push(_ flow: some Flow<Character>, onto letters: Letters) async {
    let letter = flow.journey.root
    Task {
      _ = try await letters.push(flow)
      told.append(letter)
    }
    await turns { letters.awaitedFlow === flow }
  }
}

/// A flow that is one letter, and tells when it is asked.
final class GuardedLetter: Flow {
  let navigator: Navigator<Character>
  private let didAsk: (Character) -> Void

  init(_ letter: Character, didAsk: @escaping (Character) -> Void) {
    navigator = Navigator(root: letter)
    self.didAsk = didAsk
  }

  func screen(for place: Character) -> some View { PlaceScreen(name: "\(place)") }

  func shouldLeave(_ place: Character) -> Permission<Character> {
    didAsk(place)
    return .allow
  }
}
