import Meerkat
import MeerkatTesting
import Testing

/// A task that navigates waits for the answers of all guards, and gets one answer itself.
@MainActor
struct NavigateTests {
  let desk = Desk()

  /// What became of the tasks, by their numbers.
  private final class Ends {
    var all: [Int: Result<Void, any Error>] = [:]

    func refusal(_ number: Int) -> Refusal? {
      if case .failure(let error) = all[number] { error as? Refusal } else { nil }
    }

    func isCancelled(_ number: Int) -> Bool {
      if case .failure(let error) = all[number] { error is CancellationError } else { false }
    }
  }

  private let ends = Ends()

  private func navigate(
    _ number: Int, _ direction: Direction<Desk.Place>
  ) async -> Task<Void, Never> {
    let task = Task { [desk, ends] in
      do {
        ends.all[number] = .success(try await desk.navigate(direction))
      } catch {
        ends.all[number] = .failure(error)
      }
    }
    await turns(20)
    return task
  }

  private func turns(_ count: Int) async {
    for _ in 0..<count { await turn() }
  }

  private func askBeforeLeaving() {
    desk.push(.editor)
    desk.leaving[.editor] = .ask(.discard)
  }

  @Test("Of two tasks with the same wish, both get the answer", arguments: [true, false])
  func twins(isAllowed: Bool) async {
    askBeforeLeaving()
    let tasks = [await navigate(0, .back), await navigate(1, .back)]
    if isAllowed { desk.pendingQuestion?.confirm() } else { desk.pendingQuestion?.decline() }
    for task in tasks { await task.value }
    #expect(desk.journey.isAtRoot == isAllowed)
    for number in 0...1 { #expect(ends.refusal(number) == (isAllowed ? nil : .forbidden)) }
  }

  /// Has two tasks go to the account, to which the user first signs in.
  private func signInForTwo() async -> [Task<Void, Never>] {
    desk.isSignedIn = false
    let direction = Direction<Desk.Place>.forward(to: .account)
    return [await navigate(0, direction), await navigate(1, direction)]
  }

  @Test func twinsThatAGuardSendsElsewhereFirstBothArrive() async {
    let tasks = await signInForTwo()
    #expect(ends.all.isEmpty)
    desk.isSignedIn = true
    desk.close()
    for task in tasks { await task.value }
    #expect(desk.journey == Journey(.table, [.push(.account)]))
    #expect(ends.all.count == 2)
    for number in 0...1 { #expect(ends.refusal(number) == nil) }
  }

  @Test("Twins wait for the question before they sign in", arguments: [true, false])
  func twinsBeforeAQuestion(isConfirmed: Bool) async {
    desk.entering[.signIn] = .ask(.discard)
    let tasks = await signInForTwo()
    #expect(ends.all.isEmpty)
    if isConfirmed { desk.pendingQuestion?.confirm() } else { desk.pendingQuestion?.decline() }
    desk.isSignedIn = true
    if isConfirmed { desk.close() }
    for task in tasks { await task.value }
    #expect(desk.journey == Journey(.table, isConfirmed ? [.push(.account)] : []))
    for number in 0...1 { #expect(ends.refusal(number) == (isConfirmed ? nil : .forbidden)) }
  }

  @Test func twinsArriveThroughTwoPlaces() async {
    desk.entering[.signIn] = .first(.terms)
    let tasks = await signInForTwo()
    #expect(desk.journey == Journey(.table, [.push(.terms)]))
    desk.entering[.signIn] = .allow
    desk.back()
    desk.isSignedIn = true
    desk.close()
    for task in tasks { await task.value }
    #expect(desk.journey == Journey(.table, [.push(.account)]))
    for number in 0...1 { #expect(ends.refusal(number) == nil) }
  }

  @Test func anotherWishReplacesTheOneForWhichTheUserSignsIn() async {
    desk.isSignedIn = false
    let task = await navigate(0, .forward(to: .account))
    desk.entering[.inbox] = .first(.signIn, style: .sheet)
    let other = await navigate(1, .forward(to: .inbox))
    await task.value
    #expect(ends.refusal(0) == .superseded)
    desk.entering[.inbox] = .allow
    desk.close()
    await other.value
    #expect(desk.journey == Journey(.table, [.push(.inbox)]))
    #expect(ends.refusal(1) == nil)
  }

  @Test func anAnswerAfterTheTaskWasCancelledChangesNothing() async {
    askBeforeLeaving()
    let task = await navigate(0, .back)
    task.cancel()
    desk.pendingQuestion?.confirm()
    await task.value
    #expect(ends.isCancelled(0))
    #expect(desk.journey == Journey(.table, [.push(.editor)]))
  }

  @Test func theQuestionStaysAsLongAsOneOfThemWaits() async {
    askBeforeLeaving()
    let tasks = [await navigate(0, .back), await navigate(1, .back)]
    tasks[0].cancel()
    await tasks[0].value
    await turns(20)
    #expect(ends.isCancelled(0))
    #expect(desk.pendingQuestion != nil)
    tasks[1].cancel()
    await tasks[1].value
    await turns(20)
    #expect(ends.isCancelled(1))
    #expect(desk.pendingQuestion == nil)
  }

  @Test("A cancelled task doesn't take back what the user wants too", arguments: [true, false])
  func alsoWantedByTheUser(userIsFirst: Bool) async {
    askBeforeLeaving()
    if userIsFirst { desk.back() }
    let task = await navigate(0, .back)
    if !userIsFirst { desk.back() }
    task.cancel()
    await task.value
    await turns(20)
    #expect(ends.isCancelled(0))
    desk.pendingQuestion?.confirm()
    #expect(desk.journey.isAtRoot)
  }

  @Test func aCancelledTaskIsNotTakenOnFromWhereAGuardSentTheUser() async {
    desk.isSignedIn = false
    let task = await navigate(0, .forward(to: .account))
    #expect(desk.journey == Journey(.table, [.sheet(.signIn)]))
    task.cancel()
    await task.value
    await turns(20)
    desk.isSignedIn = true
    desk.close()
    #expect(desk.journey == Journey(.table))
    #expect(ends.isCancelled(0))
  }

  @Test func whoeverHoldsAQuestionDoesNotHoldTheTask() async {
    askBeforeLeaving()
    let task = await navigate(0, .back)
    let question = desk.pendingQuestion
    desk.push(.terms)
    await task.value
    #expect(ends.refusal(0) == .superseded)
    question?.confirm()
    #expect(desk.journey.top.destination == .terms)
  }

  @Test func aTaskIsToldThatAGuardSentTheUserElsewhereForGood() async {
    desk.entering[.terms] = .redirect(to: .inbox)
    await navigate(0, .forward(to: .terms)).value
    #expect(ends.refusal(0) == .redirected("inbox"))
    desk.entering[.inbox] = .refuse
    desk.go(.backToRoot)
    await navigate(1, .forward(to: .terms)).value
    #expect(ends.refusal(1) == .forbidden)
  }
}
