import Meerkat
import MeerkatTesting
import Testing

@MainActor
struct QuestionTests {
  let flow = Walk()
  let app: Driver

  init() throws {
    app = try Driver(FlowView(flow), width: 30)
  }

  @Test func anAlertAsksTheQuestionOfItsDestination() {
    flow.present(.swim, as: .alert)
    #expect(
      app.screenText == """
                    start
        ──────────────────────────────
                   start 0
                   [Count]
                     [Up]
                ╭────────────╮
                │ Swim now?  │
                │ [Yes] [No] │
                ╰────────────╯
        """)
  }

  @Test func aDialogOffersTheAnswersOfItsDestination() {
    flow.present(.swim, as: .confirmationDialog)
    #expect(
      app.screenText == """
                    start
        ──────────────────────────────
                   start 0
                   [Count]
                     [Up]
                  ╭───────╮
                  │ [Yes] │
                  │ [No]  │
                  ╰───────╯
        """)
  }

  @Test(
    "The step has gone when the answer is carried out",
    arguments: [
      NavigationStyle.alert, .confirmationDialog,
    ])
  func answer(style: NavigationStyle) throws {
    flow.go(.forward(to: .swim, style: style))
    try app.tap("Yes")
    #expect(flow.journey == Journey(.start, [.push(.lake)]))
    #expect(app.exists(.header("lake")))
    #expect(!app.exists(.any(.alert)))
  }

  @Test(
    "The user may leave without an answer", arguments: [NavigationStyle.alert, .confirmationDialog])
  func leaving(style: NavigationStyle) throws {
    flow.go(.forward(to: .swim, style: style))
    try app.close()
    #expect(flow.journey == Journey(.start))
    flow.go(.forward(to: .swim, style: style))
    try app.tap("No")
    #expect(flow.journey == Journey(.start))
    #expect(app.exists(.button("Up")))
  }

  @Test func nothingIsShownOnAnAlert() {
    flow.present(.swim, as: .alert)
    #expect(flow.push(.lake) == .refused(.nothingGoesOn(.alert)))
    #expect(flow.journey == Journey(.start, [.alert(.swim)]))
    #expect(app.exists(.alert("Swim now?")))
  }

  @Test func aQuestionIsAskedInASheet() throws {
    flow.go([.forward(to: .hill, style: .sheet), .forward(to: .swim, style: .alert)])
    try app.tap("Yes")
    #expect(flow.journey == Journey(.start, [.sheet(.hill), .push(.lake)]))
    #expect(app.exists(.header("lake")))
  }
}
