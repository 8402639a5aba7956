import MeerkatBrowser
import MeerkatUI
import Testing

/// The browser's history, entry by entry.
@MainActor
struct HistoryTests {
  @Test func backTellsTheAddressBelow() throws {
    let page = FakePage(TodoApp(), at: "/todos/3/4")
    page.connect()
    #expect(
      try page.place(after: page.goInHistory(to: 1, address: "/todos/3/4")) == "1 /todos/3 Todo 3")
  }

  @Test func aJumpOverSeveralEntriesIsThatManySteps() throws {
    let page = FakePage(TodoApp(), at: "/todos/3/4/5")
    page.connect()
    #expect(try page.place(after: page.goInHistory(to: 0)) == "0 /todos Todos")
  }

  @Test func backTwiceQuicklyIsTwoSteps() throws {
    let page = FakePage(TodoApp(), at: "/todos/3/4/5")
    page.connect()
    _ = try page.goInHistory(to: 2)
    #expect(try page.place(after: page.goInHistory(to: 1)) == "1 /todos/3 Todo 3")
    #expect(try page.place(after: page.goInHistory(to: 1)) == "1 /todos/3 Todo 3")
  }

  @Test(arguments: [true, false])
  func aStackThatScrollsWithItsScreenIsNoStepOfTheHistory(isInList: Bool) throws {
    let page = FakePage(Cards(isInList: isInList))
    #expect(page.document.contains("<title>Cards</title>"))
    #expect(page.document.contains("data-depth=0"))
    page.connect()
    #expect(try page.press("Open").contains("Card 7"))
    #expect(try page.place(after: page.goInHistory(to: 0)) == "0 Cards")
  }

  @Test func theSheetGoesFirst() throws {
    let page = FakePage(TodoApp())
    page.connect()
    _ = try page.press("Present")
    #expect(try page.place(after: page.goInHistory(to: 0)) == "0 /todos Todos")
  }

  @Test func forwardOpensTheEntrysAddress() throws {
    let page = FakePage(TodoApp())
    page.connect()
    _ = try page.press("Open")
    _ = try page.goInHistory(to: 0, address: "/todos")
    #expect(
      try page.place(after: page.goInHistory(to: 1, address: "/todos/3")) == "1 /todos/3 Todo 3")
  }

  @Test(arguments: ["/nowhere", "//elsewhere.example", "", "/todos"])
  func forwardToWhatCannotBeOpenedStays(address: String) throws {
    let page = FakePage(TodoApp())
    page.connect()
    #expect(try page.place(after: page.goInHistory(to: 1, address: address)) == "0 /todos Todos")
  }

  @Test func aChangeOnItsWayDoesNotTakeAwayAnotherScreen() throws {
    let page = FakePage(TodoApp(), at: "/todos/3")
    page.connect()
    _ = try page.press("Further")
    // The page has gone back from the first details, and has not heard of the second ones.
    #expect(try page.place(after: page.goInHistory(to: 0, address: "/todos")) == "0 /todos Todos")
  }
}

/// A screen with a stack of its own in a part of it.
private struct Cards: View {
  let isInList: Bool

  var body: some View {
    NavigationStack {
      Group {
        if isInList { List { card } } else { ScrollView { card } }
      }
      .navigationTitle("Cards")
    }
  }

  private var card: some View {
    NavigationStack {
      NavigationLink("Open", value: 7)
        .navigationTitle("Card")
        .navigationDestination(for: Int.self) { Text("Card \($0)").navigationTitle("Card \($0)") }
    }
    .frame(height: 200)
  }
}
