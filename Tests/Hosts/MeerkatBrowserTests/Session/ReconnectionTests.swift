import MeerkatBrowser
import MeerkatUI
import Testing

@MainActor
struct ReconnectionTests {
  @Test func aPageThatIsInStepGetsNothing() {
    let page = FakePage(Text("Hello"))
    page.connect()
    #expect(page.take() == ["[0]"])
  }

  @Test func whatChangedMeanwhileComesAsAPatch() {
    let model = Model()
    let page = FakePage(ModelView(model: model))
    page.connect()
    _ = page.take()
    page.session.disconnect()
    model.text = "new"
    page.connect()
    page.take()
    #expect(page.shown.texts[2] == "new")
    #expect(page.shown.touched == [2])
  }

  @Test func whatAPageThatIsGoneHasDoneIsDoneAndDrawnWhenItComesBack() throws {
    let page = FakePage(TapCount())
    page.connect()
    _ = page.take()
    page.session.disconnect()
    #expect(try page.press("Tap 0").isEmpty)
    page.connect()
    let frames = page.take()
    #expect(frames.count == 1)
    #expect(frames.first?.contains(#"["w",10000002,"#) == true)
    #expect(frames.first?.contains("Tap 1") == true)
  }

  @Test func aPageThatMissedAPatchGetsEverything() {
    let page = FakePage(Text("Hello"))
    page.connect(lastSeen: 10_000_003)
    let frames = page.take()
    #expect(frames.count == 1)
    #expect(frames.first?.contains("<main id=e1><span id=e2>Hello</span></main>") == true)
    #expect(page.shown.place == "0 Test")
  }

  @Test func aNewDocumentBeginsAboveTheOldOne() {
    let session = AppSession(Text("Hello"), name: "Test")
    #expect(session.document(token: "a", isResumed: false).contains("data-seen=10000000>"))
    #expect(
      session.document(token: "a", isResumed: true).contains("data-seen=20000000 data-resumed>"))
  }

  @Test func aChangeWithoutAnEventIsSentByItself() async {
    let model = Model()
    let page = FakePage(ModelView(model: model))
    page.connect()
    _ = page.take()
    model.text = "new"
    var frames: [String] = []
    while frames.isEmpty {
      await Task.yield()
      frames = page.take()
    }
    #expect(frames.count == 1)
    #expect(page.shown.texts[2] == "new")
  }

  @Test func nothingIsSentAfterTheEnd() async {
    let model = Model()
    let page = FakePage(ModelView(model: model))
    let other = FakePage(ModelView(model: model))
    for page in [page, other] {
      page.connect()
      _ = page.take()
    }
    page.session.end()
    model.text = "new"
    // Both would hear of it in the same way.
    while other.take().isEmpty { await Task.yield() }
    #expect(page.take().isEmpty)
  }
}

@Observable
private final class Model {
  var text = "old"
}

private struct ModelView: View {
  let model: Model

  var body: some View { Text(model.text) }
}

private struct TapCount: View {
  @State private var count = 0

  var body: some View { Button("Tap \(count)") { count += 1 } }
}
