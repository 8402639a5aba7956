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
      try page.goInHistory(to: 1, address: "/todos/3/4")
        .hasSuffix(#",["n",1,"Todo 3","/todos/3"]]"#))
  }

  @Test func aJumpOverSeveralEntriesIsThatManySteps() throws {
    let page = FakePage(TodoApp(), at: "/todos/3/4/5")
    page.connect()
    #expect(try page.goInHistory(to: 0).hasSuffix(#",["n",0,"Todos","/todos"]]"#))
  }

  @Test func backTwiceQuicklyIsTwoSteps() throws {
    let page = FakePage(TodoApp(), at: "/todos/3/4/5")
    page.connect()
    _ = try page.goInHistory(to: 2)
    #expect(try page.goInHistory(to: 1).hasSuffix(#",["n",1,"Todo 3","/todos/3"]]"#))
    #expect(try page.goInHistory(to: 1) == #"[3,["n",1,"Todo 3","/todos/3"]]"#)
  }

  @Test(arguments: [true, false])
  func aStackThatScrollsWithItsScreenIsNoStepOfTheHistory(isInList: Bool) throws {
    let page = FakePage(Cards(isInList: isInList))
    #expect(page.document.contains("<title>Cards</title>"))
    #expect(page.document.contains("data-depth=0"))
    page.connect()
    #expect(try page.press("Open").contains("Card 7"))
    #expect(try page.goInHistory(to: 0) == #"[2,["n",0,"Cards"]]"#)
  }

  @Test func aRefusedBackPutsTheHistoryBack() throws {
    let page = FakePage(TodoApp(isHeld: true), at: "/todos/3/4")
    page.connect()
    #expect(
      try page.goInHistory(to: 0, address: "/todos") == #"[1,["n",2,"Todo 4","/todos/3/4"]]"#)
  }

  @Test func aBackThatAsksFirstIsAStepToTheQuestion() throws {
    let page = FakePage(TodoApp(asks: true), at: "/todos/3/4")
    page.connect()
    #expect(
      try page.goInHistory(to: 0, address: "/todos")
        .hasSuffix(#",["n",3,"Todo 4","/todos/3/4"]]"#))
    #expect(try page.press("Leave").hasSuffix(#",["n",1,"Todo 3","/todos/3"]]"#))
  }

  @Test func theSheetGoesFirst() throws {
    let page = FakePage(TodoApp())
    page.connect()
    _ = try page.press("Present")
    #expect(try page.goInHistory(to: 0).hasSuffix(#"["n",0,"Todos","/todos"]]"#))
  }

  @Test func forwardOpensTheEntrysAddress() throws {
    let page = FakePage(TodoApp())
    page.connect()
    _ = try page.press("Open")
    _ = try page.goInHistory(to: 0, address: "/todos")
    #expect(
      try page.goInHistory(to: 1, address: "/todos/3")
        .hasSuffix(#",["n",1,"Todo 3","/todos/3"]]"#))
  }

  @Test(arguments: ["/nowhere", "//elsewhere.example", "", "/todos"])
  func forwardToWhatCannotBeOpenedStays(address: String) throws {
    let page = FakePage(TodoApp())
    page.connect()
    #expect(
      try page.goInHistory(to: 1, address: address) == #"[1,["n",0,"Todos","/todos"]]"#)
  }

  @Test func aChangeOnItsWayDoesNotTakeAwayAnotherScreen() throws {
    let page = FakePage(TodoApp(), at: "/todos/3")
    page.connect()
    _ = try page.press("Further")
    // The page has gone back from the first details, and has not heard of the second ones.
    #expect(
      try page.goInHistory(to: 0, address: "/todos").hasSuffix(#",["n",0,"Todos","/todos"]]"#))
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
