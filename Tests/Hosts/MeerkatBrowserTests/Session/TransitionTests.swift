import ClockSupport
import MeerkatBrowser
import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

/// What goes from a page has gone when the page says so: the rules are those of the test driver.
@MainActor
struct TransitionTests {
  /// What happens in both.
  enum Step: CaseIterable {
    /// The app presents something, or takes it back.
    case first, noFirst, inner, second, ask
    /// The user closes what is on top.
    case close
    /// What is going has gone.
    case end
  }

  @MainActor @Observable
  final class Model {
    var shown: Set<Step> = []
    @ObservationIgnored var log: [String] = []

    func binding(_ step: Step) -> Binding<Bool> {
      Binding {
        self.shown.contains(step)
      } set: { isShown in
        self.log.append("\(step) is set")
        if isShown { self.shown.insert(step) } else { self.shown.remove(step) }
      }
    }

    /// Does what the app does in a step.
    func act(_ step: Step) {
      switch step {
      case .noFirst: shown.remove(.first)
      case .close, .end: break
      default: shown.insert(step)
      }
    }
  }

  private struct Screen: View {
    let model: Model

    var body: some View {
      Text("root")
        .sheet(isPresented: model.binding(.first), onDismiss: dismissed(.first)) {
          Text("first")
            .onDisappear { model.log.append("first disappears") }
            .sheet(isPresented: model.binding(.inner), onDismiss: dismissed(.inner)) {
              Text("inner")
            }
        }
        .sheet(isPresented: model.binding(.second), onDismiss: dismissed(.second)) {
          Text("second")
        }
        .alert("Question", isPresented: model.binding(.ask)) {
          Button("OK") { model.log.append("answered") }
        }
    }

    private func dismissed(_ step: Step) -> () -> Void {
      { model.log.append("\(step) is dismissed") }
    }
  }

  private func page(_ model: Model, isStill: Bool = false) -> FakePage {
    let page = FakePage(Screen(model: model))
    page.connect()
    page.take()
    page.isStill = isStill
    return page
  }

  /// Opens the first sheet in a page, and closes it as a user does.
  private func closeFirst(_ model: Model, in page: FakePage) throws {
    model.shown = [.first]
    page.session.sendNow()
    page.take()
    let sheet = try #require(page.session.runtime.window.topmostPresentation)
    _ = try page.send("c", sheet.id)
  }

  @Test("The page and the driver agree, whatever comes first", arguments: Step.allCases)
  func agreement(first: Step) throws {
    for second in Step.allCases {
      for third in Step.allCases {
        for fourth in [Step.close, .end, .second] {
          let steps = [first, second, third, fourth, .end, .close, .end]
          let (driven, shown) = try (inDriver(steps), inPage(steps))
          #expect(driven == shown, "\(steps)")
        }
      }
    }
  }

  private func inDriver(_ steps: [Step]) throws -> [String] {
    let model = Model()
    let app = try Driver(Screen(model: model))
    app.runtime.transitionsTakeTime = true
    _ = app.elements
    return try steps.map { step in
      model.act(step)
      _ = app.elements
      switch (step, app.runtime.window.topmostPresentation) {
      case (.close, is AlertElement): try app.tap("OK")
      case (.close, is PresentationElement): try app.close()
      case (.end, _): for id in app.runtime.going { app.runtime.endTransitions(of: id) }
      default: break
      }
      _ = app.elements
      return look(at: app.runtime, model)
    }
  }

  private func inPage(_ steps: [Step]) throws -> [String] {
    let model = Model()
    let page = page(model)
    return try steps.map { step in
      model.act(step)
      page.session.sendNow()
      page.take()
      switch (step, page.session.runtime.window.topmostPresentation) {
      case (.close, is AlertElement): _ = try page.press("OK")
      case (.close, let sheet as PresentationElement): _ = try page.send("c", sheet.id)
      case (.end, _): _ = try page.endGoing()
      default: break
      }
      return look(at: page.session.runtime, model)
    }
  }

  /// What is presented, what the app wants to be presented, and what it has heard since the last look.
  private func look(at runtime: Runtime, _ model: Model) -> String {
    defer { model.log = [] }
    let shown = runtime.window.presentations.map { ($0 as? AlertElement)?.title ?? text(in: $0) }
    let wanted = model.shown.map { "\($0)" }.sorted()
    return "\(shown) \(wanted) \(model.log)"
  }

  private func text(in element: Element) -> String {
    (element as? TextElement)?.text.plainText ?? element.children.map(text).joined()
  }

  @Test func theSetterRunsWhenThePageSaysThatTheSheetHasGone() throws {
    let model = Model()
    let page = page(model)
    try closeFirst(model, in: page)
    #expect(model.shown == [.first] && model.log == [])
    // The browser learns where the app is only then.
    #expect(page.shown.place == "1 Test")
    _ = try page.endGoing()
    #expect(model.shown == [])
    #expect(model.log == ["first is set", "first is dismissed", "first disappears"])
    #expect(page.shown.place == "0 Test")
  }

  @Test func whatIsAskedForMeanwhileComesAfterwards() throws {
    let model = Model()
    let page = page(model)
    try closeFirst(model, in: page)
    model.act(.second)
    page.session.sendNow()
    #expect(page.session.runtime.window.presentations.isEmpty)
    _ = try page.endGoing()
    #expect(look(at: page.session.runtime, model).hasPrefix(#"["second"] ["second"]"#))
  }

  @Test func whereLittleMovesNothingTakesTime() throws {
    let model = Model()
    let page = page(model)
    _ = try page.send("e", 0, #""still""#)
    try closeFirst(model, in: page)
    #expect(model.shown == [])
    // Also not what is going as the user comes to like it.
    _ = try page.send("e", 0, #""moving""#)
    try closeFirst(model, in: page)
    #expect(model.shown == [.first])
    _ = try page.send("e", 0, #""still""#)
    #expect(model.shown == [])
  }

  @Test func nothingWaitsForAPageThatIsGone() throws {
    let model = Model()
    let page = page(model)
    try closeFirst(model, in: page)
    page.session.disconnect()
    #expect(model.shown == [] && model.log.contains("first is dismissed"))
    page.connect()
    page.take()
    try closeFirst(model, in: page)
    // It is loaded again, and its socket is not closed yet.
    _ = page.session.document(token: "token", isResumed: true)
    #expect(model.shown == [])
  }

  @Test func aPageThatSaysNothingIsNotWaitedForForEver() async throws {
    let model = Model()
    let page = page(model)
    let clock = ManualClock()
    page.session.clock = clock
    try closeFirst(model, in: page)
    await clock.sleepers(1, for: AppSession.patience)
    #expect(model.shown == [.first])
    clock.advance(by: AppSession.patience)
    while !model.shown.isEmpty { await Task.yield() }
    #expect(page.shown.place == "1 Test")
    while page.shown.place != "0 Test" {
      await Task.yield()
      page.take()
    }
  }

  @Test func noReportEndsAnythingElse() throws {
    let model = Model()
    let page = page(model)
    _ = try page.send("d", 1)
    try closeFirst(model, in: page)
    _ = try page.send("d", 1)
    _ = try page.send("d", 999)
    #expect(model.shown == [.first])
    let going = page.going
    _ = try page.endGoing()
    // A late one closes nothing else.
    model.act(.first)
    page.session.sendNow()
    for id in going { _ = try page.send("d", id) }
    #expect(model.shown == [.first])
  }

  @Test func whatNobodyHasSeenGoesAtOnce() {
    let model = Model()
    let page = page(model)
    let runtime = page.session.runtime
    runtime.perform { model.act(.first) }
    #expect(runtime.window.presentations.count == 1)
    runtime.perform { model.act(.noFirst) }
    #expect(runtime.going.isEmpty && model.log.contains("first is dismissed"))
  }

  @Test func theBrowsersBackTakesNoTime() throws {
    let model = Model()
    let page = page(model)
    model.act(.first)
    page.session.sendNow()
    page.take()
    _ = try page.goInHistory(to: 0)
    #expect(model.shown == [] && page.shown.place == "0 Test")
  }
}

extension AppSession {
  /// Tells the page at once what has changed, and not in the next turn.
  fileprivate func sendNow() {
    runtime.update()
    runtime.onUpdate?()
  }
}
