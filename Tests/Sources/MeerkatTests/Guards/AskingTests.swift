import Meerkat
import MeerkatTesting
import Testing

/// The user is asked before something is left, whatever the cause.
@MainActor
struct AskingTests {
  let desk = Desk()
  let app: Driver

  init() throws {
    app = try Driver(FlowView(desk), width: 30)
    try app.tap("Edit")
    desk.leaving[.editor] = .ask(.discard)
    desk.asked = []
  }

  /// What takes the user away from the editor.
  enum Cause: String, CaseIterable, CustomTestStringConvertible {
    case verb, backButton, home, replaced, several

    var testDescription: String { rawValue }

    @MainActor func carryOut(_ test: AskingTests) throws {
      switch self {
      case .verb: test.desk.back()
      case .backButton: try test.app.back()
      case .home: try test.app.tap("Home")
      case .replaced: test.desk.go(.replaceTop(with: .terms))
      case .several: test.desk.go([.back, .forward(to: .account)])
      }
    }

    var journey: Journey<Desk.Place> {
      switch self {
      case .verb, .backButton, .home: Journey(.table)
      case .replaced: Journey(.table, [.push(.terms)])
      case .several: Journey(.table, [.push(.account)])
      }
    }
  }

  @Test func theQuestionIsAnAlert() throws {
    try app.back()
    #expect(
      app.screenText == """
        [‹ Back]    editor
        ──────────────────────────────
                   editor 0
                    [Count]
                    [Home]
           ╭─────────────────────╮
           │  Discard changes?   │
           │ They are not saved. │
           │  [Discard] [Keep]   │
           ╰─────────────────────╯
        """)
  }

  @Test("On yes the user goes", arguments: Cause.allCases)
  func yes(cause: Cause) throws {
    try cause.carryOut(self)
    #expect(desk.journey == Journey(.table, [.push(.editor)]))
    #expect(desk.pendingQuestion?.question == .discard)
    try app.tap("Discard")
    #expect(desk.journey == cause.journey)
    #expect(app.exists(.header("\(cause.journey.top.destination)")))
    #expect(!app.exists(.any(.alert)))
    #expect(desk.pendingQuestion == nil)
  }

  @Test("On no the user stays", arguments: Cause.allCases)
  func no(cause: Cause) async throws {
    try app.tap("Count")
    let screen = app.screenText
    try cause.carryOut(self)
    try app.tap("Keep")
    await turns { desk.pendingQuestion == nil }
    #expect(desk.journey == Journey(.table, [.push(.editor)]))
    #expect(app.screenText == screen)
  }

  @Test func closingTheAlertOtherwiseIsANo() async throws {
    let screen = app.screenText
    try app.back()
    try app.close()
    await turns { desk.pendingQuestion == nil }
    #expect(desk.pendingQuestion == nil)
    #expect(desk.journey == Journey(.table, [.push(.editor)]))
    #expect(app.screenText == screen)
  }

  @Test("It is answered without a view", arguments: [true, false])
  func withoutAView(yes: Bool) {
    let desk = Desk()
    desk.push(.editor)
    desk.leaving[.editor] = .ask(.discard)
    #expect(desk.go(.back) == .waiting(.undecided))
    #expect(desk.pendingQuestion?.question == .discard)
    if yes { desk.pendingQuestion?.confirm() } else { desk.pendingQuestion?.decline() }
    #expect(desk.journey.isAtRoot == yes)
    #expect(desk.pendingQuestion == nil)
  }

  @Test(
    "A sheet that may not simply be left can't be swiped away",
    arguments: [NavigationStyle.sheet, .popover])
  func sheet(style: NavigationStyle) async throws {
    desk.leaving = [:]
    desk.back()
    desk.go(.forward(to: .editor, style: style))
    desk.leaving[.editor] = .ask(.discard)
    #expect(throws: Driver.Error.self) { try app.close() }
    #expect(desk.asked.last != "leave editor")
    #expect(desk.pendingQuestion == nil)
    #expect(app.exists(.header("editor")))
    try app.tap("Home")
    try app.tap("Keep")
    await turns { desk.pendingQuestion == nil }
    #expect(app.exists(.header("editor")))
    #expect(desk.journey == Journey(.table, [.init(.editor, style: style)]))
    desk.leaving = [:]
    try app.close()
    #expect(desk.journey == Journey(.table))
    #expect(!app.exists(.header("editor")))
  }

  /// What has gone is asked about afterwards.
  ///
  /// What a guard decides from is not always observed, and some systems let a sheet go that should
  /// stay.
  @Test(
    "What has gone from the screen comes back unless the user wants it to go",
    arguments: [NavigationStyle.push, .sheet, .popover], [true, false])
  func afterwards(style: NavigationStyle, isConfirmed: Bool) throws {
    let desk = Unobserved()
    let app = try Driver(FlowView(desk), width: 30)
    desk.go(.forward(to: .editor, style: style))
    try app.tap("Count")
    desk.leaving = .ask(.discard)
    if style == .push {
      try app.back()
    } else {
      try app.close()
    }
    #expect(desk.journey == Journey(.table, [.init(.editor, style: style)]))
    #expect(app.exists(.alert("Discard changes?")))
    desk.leaving = .allow
    try app.tap(isConfirmed ? "Discard" : "Keep")
    #expect(desk.journey.steps.count == (isConfirmed ? 1 : 2))
    #expect(app.exists(.header(isConfirmed ? "table" : "editor")))
    if isConfirmed { return }
    if style == .push { try app.back() } else { desk.back() }
    #expect(app.exists(.header("table")))
  }

  @Test(
    "What a guard refuses afterwards comes back at once",
    arguments: [NavigationStyle.push, .sheet, .popover])
  func refusedAfterwards(style: NavigationStyle) throws {
    let desk = Unobserved()
    let app = try Driver(FlowView(desk), width: 30)
    for _ in 1...3 {
      desk.go(.forward(to: .editor, style: style))
      desk.leaving = .refuse
      for _ in 1...3 {
        if style == .push { try? app.back() } else { try? app.close() }
        #expect(desk.journey == Journey(.table, [.init(.editor, style: style)]))
        #expect(app.exists(.header("editor")))
        #expect(app.exists(.button("Count")))
      }
      desk.leaving = .allow
      desk.back()
      #expect(app.exists(.header("table")))
    }
  }

  @Test func goingOnLeavesNothing() {
    desk.push(.terms)
    #expect(desk.asked == ["enter terms"])
    #expect(desk.pendingQuestion == nil)
  }

  @Test func severalAreAskedOneAfterTheOtherFromTheTop() async throws {
    desk.push(.terms)
    let terms = GuardQuestion("Decline the terms?", confirm: "Decline", decline: "Read on")
    desk.leaving[.terms] = .ask(terms)
    desk.asked = []
    let steps = desk.journey
    desk.go(.backToRoot)
    #expect(desk.asked == ["leave terms"])
    try app.tap("Decline")
    #expect(desk.asked == ["leave terms", "leave editor"])
    #expect(desk.journey == steps)
    // Turns for an answer of the first alert that could come late.
    for _ in 1...20 { await turn() }
    #expect(desk.pendingQuestion?.question == .discard)
    #expect(app.exists(.alert("Discard changes?")))
    try app.tap("Discard")
    #expect(desk.journey == Journey(.table))
    #expect(app.exists(.header("table")))
  }

  @Test func theLastOfSeveralKeepsThemAll() async throws {
    desk.push(.terms)
    desk.leaving[.terms] = .ask("Decline the terms?", confirm: "Decline")
    let steps = desk.journey
    desk.go(.backToRoot)
    try app.tap("Decline")
    try app.tap("Keep")
    await turns { desk.pendingQuestion == nil }
    #expect(desk.journey == steps)
    #expect(app.exists(.header("terms")))
  }

  @Test func anAnswerIsTakenOnce() {
    desk.back()
    let pending = desk.pendingQuestion
    pending?.decline()
    pending?.confirm()
    #expect(desk.journey == Journey(.table, [.push(.editor)]))
    desk.back()
    pending?.confirm()
    #expect(desk.journey == Journey(.table, [.push(.editor)]))
    desk.pendingQuestion?.confirm()
    #expect(desk.journey == Journey(.table))
  }

  @Test func aSecondTapIsTheSameAttempt() {
    #expect(desk.go(.back) == .waiting(.undecided))
    #expect(desk.go(.back) == .waiting(.undecided))
    #expect(desk.asked == ["leave editor"])
    desk.pendingQuestion?.confirm()
    #expect(desk.journey == Journey(.table))
  }

  @Test func anotherAttemptTakesThePlaceOfTheFirst() {
    desk.go(.back)
    #expect(desk.push(.terms) != .waiting(.undecided))
    #expect(desk.journey == Journey(.table, [.push(.editor), .push(.terms)]))
    #expect(desk.pendingQuestion == nil)
    #expect(!app.exists(.any(.alert)))
  }

  @Test func aQuestionGoesWithWhatItIsAbout() {
    desk.back()
    let pending = desk.pendingQuestion
    #expect(app.exists(.alert("Discard changes?")))
    desk.reset(to: Journey(.table, [.push(.terms)]))
    #expect(!app.exists(.any(.alert)))
    #expect(desk.pendingQuestion == nil)
    pending?.confirm()
    #expect(desk.journey == Journey(.table, [.push(.terms)]))
    desk.go(.backToRoot)
    #expect(desk.journey == Journey(.table))
  }

  @Test func aQuestionIsShownAboveAnAlertOfTheJourney() throws {
    desk.leaving = [:]
    desk.present(.terms, as: .alert)
    desk.leaving[.editor] = .ask(.discard)
    desk.go(.backToRoot)
    #expect(desk.pendingQuestion?.question == .discard)
    try app.tap("Discard")
    #expect(desk.journey == Journey(.table))
  }

  @Test func aRefusedRequestLeavesTheQuestionOpen() {
    desk.back()
    desk.entering[.terms] = .refuse
    #expect(desk.push(.terms) == .refused(.forbidden))
    #expect(desk.pendingQuestion?.question == .discard)
    desk.pendingQuestion?.confirm()
    #expect(desk.journey == Journey(.table))
  }

  @Test func whatIsConfirmedAsksNobodyAboutLeaving() {
    #expect(desk.go(.back, confirmed: true).change != nil)
    #expect(desk.journey.isAtRoot)
    #expect(desk.asked.isEmpty)
  }

  @Test func whatIsConfirmedTakesThePlaceOfTheQuestion() throws {
    try app.back()
    #expect(app.exists("Discard"))
    #expect(desk.go(.backToRoot, confirmed: true).change != nil)
    #expect(!app.exists("Discard"))
    #expect(desk.journey.isAtRoot)
  }

  @Test func whatIsConfirmedStillAsksAboutEntering() {
    desk.entering[.terms] = .ask("Read the terms?")
    desk.go(.replaceTop(with: .terms), confirmed: true)
    #expect(desk.asked == ["enter terms"])
    #expect(desk.pendingQuestion?.question.confirm == "Continue")
    desk.pendingQuestion?.confirm()
    #expect(desk.journey == Journey(.table, [.push(.terms)]))
    #expect(!desk.asked.contains("leave editor"))
  }

}

/// A flow whose guard reads what nobody observes.
final class Unobserved: Flow {
  let navigator = Navigator<Desk.Place>(root: .table)
  var leaving = Permission<Desk.Place>.allow

  func screen(for place: Desk.Place) -> some View { PlaceScreen(name: "\(place)") }

  func shouldLeave(_ place: Desk.Place) -> Permission<Desk.Place> { leaving }
}
