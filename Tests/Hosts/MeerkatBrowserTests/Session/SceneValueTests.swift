import MeerkatBrowser
import MeerkatUI
import Testing

/// What the page keeps for the scene.
@MainActor
struct SceneValueTests {
  @Test func aChangeIsKeptInThePage() throws {
    let page = FakePage(TodoApp())
    page.connect()
    _ = try page.press("Filter")
    #expect(page.shown.kept == ["filter": "sopen"])
    #expect(try !page.press("Filter").contains("filter"))
  }

  @Test func aNewSessionGetsItBack() throws {
    let page = FakePage(TodoApp())
    page.connect()
    #expect(try page.giveBack("sopen", under: "filter").contains("Filter: open"))
    #expect(page.shown.kept == [:])
  }

  @Test func whatIsWrittenInThisSessionIsNewer() throws {
    let page = FakePage(TodoApp())
    page.connect()
    _ = try page.press("Filter")
    #expect(try !page.giveBack("sdone", under: "filter").contains("done"))
    #expect(page.shown.kept == ["filter": "sopen"])
  }

  @Test func aPageThatMissedSomethingGetsAllValues() throws {
    let page = FakePage(TodoApp())
    page.connect()
    _ = try page.press("Filter")
    page.session.disconnect()
    page.connect(lastSeen: 10_000_000)
    #expect(page.take().last?.contains("sopen") == true)
  }

  @Test func severalChangesAreOnePatch() throws {
    let page = FakePage(AllKinds())
    page.connect()
    #expect(
      try page.press("Write").contains(
        """
        ["k","data","xAQI="],["k","double","d0.5"],["k","flag","b1"],["k","number","i-3"],\
        ["k","text","sa\\"b"]]
        """))
  }

  @Test func valuesOfEveryKindComeBack() throws {
    let page = FakePage(AllKinds())
    page.connect()
    _ = try page.giveBack("b1", under: "flag")
    _ = try page.giveBack("i-3", under: "number")
    _ = try page.giveBack("d0.5", under: "double")
    _ = try page.giveBack("xAQI=", under: "data")
    let last = try page.giveBack("sab", under: "text")
    #expect(last.contains("true -3 0.500000 ab [1, 2]"))
  }

  @Test func whatIsForgottenIsForgottenInThePage() throws {
    let page = FakePage(AllKinds())
    page.connect()
    _ = try page.press("Write")
    #expect(page.shown.kept["text"] != nil)
    _ = try page.press("Forget")
    #expect(page.shown.kept["text"] == nil)
  }

  @Test(arguments: ["", "i", "i1.5", "z1", "b2", "xé", "d"])
  func whatIsMalformedIsLeftOut(text: String) throws {
    let log = LogRecorder()
    let page = FakePage(TodoApp(), log: log)
    page.connect()
    #expect(try page.giveBack(text, under: "filter") == "[1]")
    #expect(
      log.lines == [
        #"A value of the scene is not restored: the value of "filter" is malformed"#
      ])
  }

  @Test func aValueOfAnotherTypeReadsAsTheDefault() throws {
    let page = FakePage(TodoApp())
    page.connect()
    #expect(!(try page.giveBack("i3", under: "filter").contains("Filter: 3")))
    #expect(try page.press("Filter").contains("Filter: open"))
  }

  @Test func whatIsTooLargeIsLeftOut() throws {
    let log = LogRecorder()
    let page = FakePage(TodoApp(), log: log)
    page.connect()
    let text = "s" + String(repeating: "x", count: 16 * 1_024)
    #expect(try page.giveBack(text, under: "filter") == "[1]")
    #expect(
      log.lines == [#"A value of the scene is not restored: "filter" has more than 16384 bytes"#])
  }

  @Test func aValueThatGrowsTooLargeIsForgottenInThePage() throws {
    let log = LogRecorder()
    let page = FakePage(Growing(), log: log)
    page.connect()
    for kept in [["text": "sx"], [:], [:]] {
      _ = try page.press("Grow")
      #expect(page.shown.kept == kept)
    }
    #expect(
      log.lines == [#"A value of the scene is not kept: "text" has more than 16384 bytes"#])
  }

  @Test func tooMuchTogetherIsLeftOut() throws {
    let log = LogRecorder()
    let page = FakePage(TodoApp(), log: log)
    page.connect()
    let text = "s" + String(repeating: "x", count: 16_000)
    for number in 0..<20 { _ = try page.giveBack(text, under: "\(number)") }
    let line =
      "A value of the scene is not restored: there are more than 128 values or 262144 bytes"
    #expect(log.lines == Array(repeating: line, count: 4))
  }
}

private struct Growing: View {
  @SceneStorage("text") private var text = ""

  var body: some View {
    Button("Grow") { text = text.isEmpty ? "x" : text + String(repeating: "x", count: 17_000) }
    Text("\(text.count)")
  }
}

private struct AllKinds: View {
  @SceneStorage("flag") private var flag = false
  @SceneStorage("number") private var number = 0
  @SceneStorage("double") private var double = 0.0
  @SceneStorage("text") private var text: String?
  @SceneStorage("data") private var data = Data()

  var body: some View {
    Text("\(flag) \(number) \(double) \(text ?? "") \(Array(data).description)")
    Button("Forget") { text = nil }
    Button("Write") {
      flag = true
      number = -3
      double = 0.5
      text = "a\"b"
      data = Data([1, 2])
    }
  }
}
