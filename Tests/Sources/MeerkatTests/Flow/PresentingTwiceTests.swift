import Meerkat
import MeerkatTesting
import Testing

/// Two taps faster than one sheet present one flow.
@MainActor
struct PresentingTwiceTests {
  let square = Square()

  /// What became of the calls: a refusal, or nil for one that was answered.
  @MainActor
  final class Calls {
    var answers: [Refusal?] = []

    /// Calls from a task of its own, as an action of a screen does.
    func begin(_ present: @escaping @MainActor () async throws -> Void) {
      Task { @MainActor in
        do {
          try await present()
          answers.append(nil)
        } catch {
          answers.append(error as? Refusal)
        }
      }
    }
  }

  let calls = Calls()

  @Test(arguments: [true, false])
  func theSecondTapIsIgnored(isPushed: Bool) async throws {
    for _ in 1...2 {
      calls.begin { [square] in
        _ = isPushed ? try await square.push(Visit()) : try await square.present(Visit())
      }
    }
    await turns { !calls.answers.isEmpty }
    #expect(calls.answers == [.alreadyThere("Visit")])
    #expect(square.outline.split(separator: "\n").count == 2)
    square.visit?.finish("done")
    await turns { calls.answers.count == 2 }
    #expect(calls.answers == [.alreadyThere("Visit"), nil])
  }

  @Test func anotherFlowIsMeant() async {
    calls.begin { [square] in _ = try await square.present(Visit()) }
    await turns { square.awaitedFlow != nil }
    calls.begin { [square] in _ = try await square.present(Login()) }
    await turns { square.awaitedFlow is Login }
    #expect(square.awaitedFlow is Login)
    #expect(calls.answers.isEmpty)
  }

  @Test func anotherPresentationIsMeant() async {
    calls.begin { [square] in _ = try await square.push(Visit()) }
    await turns { square.awaitedFlow != nil }
    let lower = square.awaitedFlow
    calls.begin { [square] in _ = try await square.present(Visit()) }
    await turns { square.awaitedFlow !== lower }
    #expect(square.awaitedFlow !== lower)
    #expect(calls.answers.isEmpty)
  }

  @Test func aFlowInWhichTheUserHasGoneOnIsNoSecondTap() async throws {
    calls.begin { [square] in _ = try await square.present(Visit()) }
    await turns { square.awaitedFlow != nil }
    let lower = try #require(square.visit)
    lower.push(.room(1))
    calls.begin { [square] in _ = try await square.present(Visit()) }
    await turns { square.awaitedFlow !== lower }
    #expect(square.awaitedFlow !== lower)
    #expect(calls.answers.isEmpty)
  }
}
