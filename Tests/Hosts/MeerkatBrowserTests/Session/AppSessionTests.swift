import MeerkatBrowser
import MeerkatUI
import Testing

@MainActor
struct AppSessionTests {
  @Test func aTapChangesOneText() throws {
    let page = FakePage(Counter())
    page.connect()
    let answer = try page.send("t", 4)
    #expect(page.shown.texts[3] == "Count: 1")
    #expect(page.shown.touched == [3])
    // With the two bytes that the frame adds.
    #expect(answer.utf8.count + 2 <= 60)
  }

  @Test func theDocumentIsTheWholePage() {
    let session = AppSession(Counter(), name: "Test")
    let document = session.document(token: "token", isResumed: false)
    #expect(document.hasPrefix("<!doctype html>"))
    #expect(document.contains("<title>Test</title>"))
    #expect(document.contains("<span id=e3>Count: 0</span>"))
    #expect(document.contains("data-token='token'"))
    #expect(!document.contains("<style") && !document.contains("onclick"))
  }

  @Test func whatIsTypedIsNeverSentBack() throws {
    let page = FakePage(Greeting())
    page.connect()
    #expect(try page.send("i", 3, #""Jo""#).contains("Hello, Jo"))
    _ = try page.send("i", 3, #""Joe""#)
    #expect(page.shown.texts[4] == "Hello, Joe")
    #expect(page.shown.touched == [4])
  }

  @Test func whatTheAppMakesOfItIsSent() throws {
    let page = FakePage(Shouting())
    page.connect()
    _ = try page.send("i", 2, #""a""#)
    #expect(page.shown.controls == [2: "A"])
    _ = try page.send("i", 2, #""AB""#)
    #expect(page.shown.touched == [])
  }

  @Test func aChangeThatTheAppRefusesIsTakenBack() throws {
    let page = FakePage(Toggle("Stuck", isOn: .constant(false)))
    page.connect()
    _ = try page.send("o", 2, "1")
    #expect(page.shown.controls == [2: "0"])
  }

  @Test func anEventOfSomethingGoneChangesNothing() throws {
    let page = FakePage(Vanishing())
    page.connect()
    _ = try page.send("t", 3)
    #expect(page.shown.touched.contains(3))
    for id in [3, 999] {
      _ = try page.send("t", id)
      #expect(page.shown.touched == [])
    }
  }

  @Test func aDisabledButtonDoesNothing() throws {
    let page = FakePage(Counter().disabled(true))
    page.connect()
    _ = try page.send("t", 4)
    #expect(page.shown.texts[3] == "Count: 0")
  }

  @Test func aMalformedEventThrowsAndChangesNothing() throws {
    let page = FakePage(Counter())
    page.connect()
    #expect(throws: ClientEvent.Malformed.self) { try page.session.receive(#"{"tap":4}"#) }
    #expect(try page.send("t", 4).contains("Count: 1"))
  }

  @Test func anEventThatComesTwiceIsHandledOnce() throws {
    let page = FakePage(Counter())
    page.connect()
    #expect(try page.resend(1, "t", 4).contains("Count: 1"))
    _ = try page.resend(1, "t", 4)
    #expect(page.shown.touched == [])
    #expect(try page.resend(2, "t", 4).contains("Count: 2"))
  }

  @Test func aPageThatAsksForAllRowsKeepsFew() throws {
    let page = FakePage(List(0..<10_000, id: \.self) { Text("Row \($0)") })
    page.connect()
    let gap = try #require(page.document.firstMatch(of: /id=e(\d+) class='skipped/)?.1)
    for number in 0..<45 {
      _ = try page.send("n", #require(Int(gap)), "\(number * 210),999999999,999999999")
    }
    #expect(page.session.elementCount < 2_500)
  }

  @Test func rowsAreMovedAndNotWrittenAnew() throws {
    let page = FakePage(Rows())
    page.connect()
    #expect(page.shown.rowTexts == ["Row 1", "Row 2", "Row 3"])
    let reversed = try page.press("Reverse")
    #expect(page.shown.rowTexts == ["Row 3", "Row 2", "Row 1"])
    #expect(!reversed.contains("Row"))
    let added = try page.press("Add")
    #expect(page.shown.rowTexts == ["Row 4", "Row 3", "Row 2", "Row 1"])
    #expect(added.matches(of: /Row/).count == 1)
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
  }
}

private struct Greeting: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text("Hello, \(name)")
    }
  }
}

private struct Shouting: View {
  @State private var text = ""

  var body: some View {
    TextField("Text", text: Binding(get: { text }, set: { text = $0.uppercased() }))
  }
}

private struct Vanishing: View {
  @State private var isThere = true

  var body: some View {
    VStack { if isThere { Button("Go") { isThere = false } } }
  }
}

private struct Rows: View {
  @State private var numbers = [1, 2, 3]

  var body: some View {
    Button("Reverse") { numbers.reverse() }
    Button("Add") { numbers.insert(numbers.count + 1, at: 0) }
    List {
      ForEach(numbers, id: \.self) { Text("Row \($0)") }
    }
  }
}
