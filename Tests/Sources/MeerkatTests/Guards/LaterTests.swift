import Meerkat
import MeerkatTesting
import Testing

/// An answer that is not known yet holds the user back until it comes.
@MainActor
struct LaterTests {
  let desk = Desk()
  let answer = Answer()
  let app: Driver

  init() async throws {
    app = try Driver(FlowView(desk), width: 30)
    try app.tap("Edit")
    desk.leaving[.editor] = answer.later()
    #expect(desk.go(.back) == .waiting(.undecided))
    await turns { [answer] in answer.count == 1 }
  }

  /// Gives others enough turns for anything that still goes on.
  private func settle() async {
    for _ in 1...20 { await turn() }
  }

  @Test func untilItComesEverythingStays() {
    #expect(desk.journey == Journey(.table, [.push(.editor)]))
    #expect(app.exists(.header("editor")))
    #expect(desk.pendingQuestion == nil)
  }

  @Test("Yes, no, and a question", arguments: [0, 1, 2])
  func coming(number: Int) async throws {
    let permissions = [Permission<Desk.Place>.allow, .refuse, .ask(.discard)]
    answer.give(permissions[number])
    await settle()
    #expect(desk.journey.isAtRoot == (number == 0))
    #expect((desk.pendingQuestion != nil) == (number == 2))
    if number == 2 {
      try app.tap("Discard")
      #expect(desk.journey == Journey(.table))
    }
  }

  @Test func theSameAttemptIsNotAskedAgain() async {
    #expect(desk.go(.back) == .waiting(.undecided))
    #expect(answer.count == 1)
    answer.give(.allow)
    await settle()
    #expect(desk.journey == Journey(.table))
    #expect(answer.count == 1)
  }

  @Test func aRefusedAttemptCanBeMadeAgain() async {
    answer.give(.refuse)
    await settle()
    #expect(desk.go(.back) == .waiting(.undecided))
    await turns { answer.count == 2 }
    answer.give(.allow)
    await settle()
    #expect(desk.journey == Journey(.table))
  }

  @Test("It comes too late when something else has happened", arguments: [true, false])
  func tooLate(isAssigned: Bool) async {
    if isAssigned {
      desk.reset(to: Journey(.table, [.push(.editor), .push(.terms)]))
    } else {
      desk.push(.terms)
    }
    answer.give(.allow)
    await settle()
    #expect(desk.journey == Journey(.table, [.push(.editor), .push(.terms)]))
  }

  @Test func anotherAttemptTakesItsPlace() async {
    desk.go(.replaceTop(with: .terms))
    await turns { answer.count == 2 }
    answer.give(.allow)
    await settle()
    #expect(desk.journey == Journey(.table, [.push(.terms)]))
  }

  @Test func theAnswerGoesWithTheFlow() async throws {
    weak var released: Desk?
    let answer = Answer()
    do {
      let desk = Desk()
      released = desk
      desk.push(.editor)
      desk.leaving[.editor] = answer.later()
      desk.back()
      await turns { answer.count == 1 }
    }
    #expect(released == nil)
    answer.give(.allow)
  }

  @Test func aQuestionGoesWithTheFlow() throws {
    weak var released: Desk?
    var pending: PendingQuestion?
    do {
      let desk = Desk()
      released = desk
      desk.push(.editor)
      desk.leaving[.editor] = .ask(.discard)
      desk.back()
      pending = desk.pendingQuestion
    }
    #expect(pending?.question == .discard)
    #expect(released == nil)
    pending?.confirm()
  }

  @Test("The task that presents is told why that comes to nothing", arguments: [0, 1, 2, 3])
  func presenting(way: Int) async throws {
    let child = Desk()
    child.entering[.table] = answer.later()
    var thrown: (any Error)?
    let task = Task {
      do { _ = try await desk.present(child) } catch { thrown = error }
    }
    await turns { answer.count == 2 }
    #expect(desk.awaitedFlow == nil)
    switch way {
    case 0: answer.give(.refuse)
    case 1: desk.push(.terms)
    case 2: desk.reset(to: Journey(.table))
    default: task.cancel()
    }
    await turns { thrown != nil }
    answer.give(.allow)
    await settle()
    #expect(desk.awaitedFlow == nil)
    #expect(thrown as? Refusal == [.forbidden, .superseded, .superseded, nil][way])
    #expect((thrown is CancellationError) == (way == 3))
  }
}
