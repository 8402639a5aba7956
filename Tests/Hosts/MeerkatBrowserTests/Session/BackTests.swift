import MeerkatBrowser
import MeerkatUI
import Testing

/// The browser's own Back, which goes one step back in the app.
@MainActor
struct BackTests {
  @Test func aPushIsAStep() throws {
    let page = FakePage(Screens())
    page.connect()
    #expect(try page.place(after: page.send("t", 4)) == "1 Details")
    #expect(try page.place(after: page.goInHistory(to: 0)) == "0 Home")
  }

  @Test func aSheetIsAStep() throws {
    let page = FakePage(Screens())
    page.connect()
    #expect(try page.place(after: page.send("t", 6)) == "1 Home")
    #expect(page.shown.texts.values.contains("Above"))
    #expect(try page.place(after: page.goInHistory(to: 0)) == "0 Home")
    #expect(page.session.elementCount < 8)
  }

  @Test func atTheRootNothingHappens() throws {
    let page = FakePage(Screens())
    page.connect()
    #expect(try page.place(after: page.goInHistory(to: 0)) == "0 Home")
  }

  @Test func whatMayNotBeClosedStaysAndSaysSo() throws {
    let page = FakePage(
      Text("Below").sheet(isPresented: .constant(true)) {
        Text("Above").interactiveDismissDisabled()
      })
    page.connect()
    #expect(try page.place(after: page.goInHistory(to: 0)) == "1 Test")
  }

  @Test func aCoveredButtonDoesNothing() throws {
    let page = FakePage(Screens())
    page.connect()
    _ = try page.send("t", 4)
    #expect(try page.send("t", 4) == "[2]")
    #expect(try page.send("t", 6) == "[3]")
  }

  @Test func aFieldUnderAnAlertTakesNothing() throws {
    struct Asked: View {
      @State private var text = "a"
      @State private var isAsked = true
      var body: some View {
        TextField("Name", text: $text)
        Text("Hello, \(text)").alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
      }
    }
    let page = FakePage(Asked())
    page.connect()
    _ = try page.send("i", 2, #""ab""#)
    #expect(page.shown.controls[2] == "a")
    #expect(page.shown.texts.values.contains("Hello, a"))
  }
}

private struct Screens: View {
  @State private var path: [Int] = []
  @State private var isPresented = false

  var body: some View {
    NavigationStack(path: $path) {
      Button("Push") { path.append(1) }
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { _ in Text("One").navigationTitle("Details") }
      Button("Present") { isPresented = true }
    }
    .sheet(isPresented: $isPresented) { Text("Above") }
  }
}
