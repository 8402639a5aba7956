import Meerkat
import MeerkatBrowser
import MeerkatJourney
import MeerkatUI
import Testing

/// What a user chooses in columns is a step of the browser's history, in windows of every width.
@MainActor
struct ColumnHistoryTests {
  /// The class of the window's width, as a page reports it.
  enum Width: String, CaseIterable { case narrow, wide }

  private func open(
    _ flow: some Flow, at address: String = "/", in width: Width
  ) throws -> FakePage {
    let page = FakePage(FlowView(flow), at: address)
    page.connect()
    _ = try page.send("e", 0, "\"\(width.rawValue)\"")
    return page
  }

  @Test(arguments: Width.allCases)
  func choosingIsAStep(width: Width) throws {
    let flow = BooksFlow()
    let page = try open(flow, in: width)
    #expect(page.document.contains("data-depth=0 data-address='/'"))
    #expect(try page.place(after: page.press("Book 3")) == "1 /3 Book 3")
    #expect(try page.place(after: page.goInHistory(to: 0)) == "0 / Books")
    #expect(!flow.showsDetail)
  }

  @Test func inAWideWindowTheWayBackLeadsToTheDetailsBeginning() throws {
    let flow = BooksFlow()
    let page = try open(flow, in: .wide)
    _ = try page.press("Book 3")
    #expect(try page.goInHistory(to: 0).contains("No book"))
    #expect(flow.book?.journey == Journey(.none))
  }

  @Test func inANarrowWindowTheDetailKeepsItsJourney() throws {
    let flow = BooksFlow()
    let page = try open(flow, in: .narrow)
    _ = try page.press("Book 3")
    _ = try page.goInHistory(to: 0)
    #expect(flow.book?.journey == Journey(.book(3)))
  }

  @Test func aGuardOfTheDetailIsAskedBeforeItsBeginningIsShown() throws {
    let flow = BooksFlow()
    let page = try open(flow, in: .wide)
    _ = try page.press("Book 3")
    flow.book?.isHeld = true
    #expect(try page.place(after: page.goInHistory(to: 0)) == "1 /3 Book 3")
    #expect(flow.book?.journey == Journey(.book(3)))
  }

  @Test("The list is in sight when the user has answered", arguments: [true, false])
  func aGuardOfTheDetailAsks(isConfirmed: Bool) throws {
    let flow = BooksFlow()
    let page = try open(flow, in: .wide)
    _ = try page.press("Book 3")
    flow.book?.asks = true
    _ = try page.goInHistory(to: 0)
    #expect(flow.showsDetail)
    if isConfirmed { flow.pendingQuestion?.confirm() } else { flow.pendingQuestion?.decline() }
    #expect(flow.showsDetail == !isConfirmed)
    #expect(flow.book?.journey == Journey(isConfirmed ? .none : .book(3)))
  }

  @Test(arguments: Width.allCases)
  func aFurtherChoiceIsAFurtherStep(width: Width) throws {
    let flow = BooksFlow()
    let page = try open(flow, in: width)
    _ = try page.press("Book 3")
    #expect(try page.place(after: page.press("Next")) == "2 /4 Book 4")
    #expect(try page.place(after: page.press("Next")) == "3 /5 Book 5")
    #expect(try page.place(after: page.goInHistory(to: 2, address: "/4")) == "2 /4 Book 4")
    #expect(try page.place(after: page.goInHistory(to: 1, address: "/3")) == "1 /3 Book 3")
    #expect(try page.place(after: page.goInHistory(to: 2, address: "/4")) == "2 /4 Book 4")
    #expect(try page.place(after: page.goInHistory(to: 0)) == "0 / Books")
  }

  @Test func aHeldBookStaysWhereABrowserGoesBackToTheOneBefore() throws {
    let flow = BooksFlow()
    let page = try open(flow, in: .wide)
    _ = try page.press("Book 3")
    _ = try page.press("Next")
    flow.book?.isHeld = true
    #expect(try page.place(after: page.goInHistory(to: 1, address: "/3")) == "2 /4 Book 4")
    flow.book?.isHeld = false
    #expect(try page.place(after: page.goInHistory(to: 1, address: "/3")) == "1 /3 Book 3")
  }

  @Test func whatIsPushedInTheDetailGoesBeforeTheChoice() throws {
    let flow = BooksFlow()
    let page = try open(flow, in: .wide)
    _ = try page.press("Book 3")
    _ = try page.press("Next")
    #expect(try page.place(after: page.press("Read")) == "3 /4 Text of 4")
    #expect(try page.place(after: page.goInHistory(to: 2, address: "/4")) == "2 /4 Book 4")
    _ = try page.press("Read")
    #expect(try page.place(after: page.goInHistory(to: 1, address: "/3")) == "1 /3 Book 3")
  }

  @Test func closingTheDetailForgetsTheChoicesBefore() throws {
    let flow = BooksFlow()
    let page = try open(flow, in: .wide)
    _ = try page.press("Book 3")
    _ = try page.press("Next")
    #expect(try page.place(after: page.press("Close")) == "0 / Books")
  }

  @Test func ofManyChoicesTheLatestAreRemembered() throws {
    let flow = BooksFlow()
    let page = try open(flow, in: .wide)
    _ = try page.press("Book 1")
    for _ in 1..<60 { _ = try page.press("Next") }
    #expect(page.shown.place == "51 /60 Book 60")
    #expect(try page.place(after: page.goInHistory(to: 1, address: "/10")) == "1 /10 Book 10")
  }

  @Test(arguments: Width.allCases)
  func anAddressInTheDetailHasTheListBelow(width: Width) throws {
    let flow = BooksFlow()
    let page = try open(flow, at: "/7", in: width)
    #expect(page.document.contains("data-depth=1 data-address='/7'"))
    #expect(try page.place(after: page.goInHistory(to: 0)) == "0 / Books")
  }

  @Test(arguments: Width.allCases)
  func theSelectionOfAListIsAStepToo(width: Width) throws {
    let page = FakePage(Shelf())
    page.connect()
    _ = try page.send("e", 0, "\"\(width.rawValue)\"")
    let row = try #require(
      page.document.firstMatch(of: /data-event=s data-id=(\d+) data-value=(\d+)/))
    _ = try page.send("s", #require(Int(row.1)), String(row.2))
    #expect(page.shown.place == "1 Book 1")
    #expect(try page.place(after: page.goInHistory(to: 0)) == "0 Shelf")
  }

  @Test func inANarrowWindowATapOnTheCoveredListDoesNothing() throws {
    let flow = BooksFlow()
    let page = try open(flow, in: .narrow)
    _ = try page.press("Book 3")
    #expect(try page.press("Book 2") == "[3]")
    #expect(flow.book?.journey == Journey(.book(3)))
  }
}

/// A list with a selection beside what is chosen, without a flow.
private struct Shelf: View {
  @State private var selection: Int?

  var body: some View {
    NavigationSplitView {
      List(1..<4, id: \.self, selection: $selection) { Text("Book \($0)") }.navigationTitle("Shelf")
    } detail: {
      if let selection {
        Text("Text").navigationTitle("Book \(selection)")
      } else {
        Text("No book")
      }
    }
  }
}

@Observable
private final class BooksFlow: Flow {
  enum Destination: Linked {
    case columns
    static let links = Links<Self> { DeepLink("", .columns) }
  }

  let navigator = Navigator<Destination>(root: .columns)
  var showsDetail = false

  var book: BookFlow? { child(BookFlow.self) }

  func screen(for destination: Destination) -> some View {
    @Bindable var flow = self
    return FlowSplit(showsDetail: $flow.showsDetail) {
      List(1..<4, id: \.self) { number in
        Button("Book \(number)") { self.choose(number) }
      }
      .navigationTitle("Books")
    } detail: {
      FlowView(BookFlow(books: self))
    }
  }

  func choose(_ number: Int?) {
    book?.go(.replaceAll(with: Journey(number.map { .book($0) } ?? .none)))
    showsDetail = number != nil
  }
}

private final class BookFlow: Flow {
  enum Destination: Linked {
    case none
    case book(Int)
    case text

    static let links = Links<Self> {
      DeepLink("", .none)
      DeepLink("{number}", Self.book, as: .root) {
        if case .book(let number) = $0 { number } else { nil }
      }
    }
  }

  let navigator = Navigator<Destination>(root: .none)
  private weak var books: BooksFlow?
  var isHeld = false
  var asks = false

  init(books: BooksFlow) { self.books = books }

  @ViewBuilder func screen(for destination: Destination) -> some View {
    switch destination {
    case .none: Text("No book")
    case .book(let number):
      VStack {
        Button("Next") { self.books?.choose(number + 1) }
        Button("Read") { self.push(.text) }
        Button("Close") { self.books?.choose(nil) }
      }
      .navigationTitle("Book \(number)")
    case .text: Text("Once").navigationTitle("Text of \(number)")
    }
  }

  private var number: Int { if case .book(let number) = journey.root { number } else { 0 } }

  func shouldLeave(_ destination: Destination) -> Permission<Destination> {
    isHeld ? .refuse : asks ? .ask("Close the book?") : .allow
  }
}
