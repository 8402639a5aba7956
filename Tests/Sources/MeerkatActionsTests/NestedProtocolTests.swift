import MeerkatActions
import MeerkatTesting
import MeerkatUI
import Testing

/// A protocol of actions inside another type, whose names it uses.
enum Album {
  struct Page: Hashable { let number: Int }
  enum Problem: Error { case torn }

  @Actions @MainActor
  protocol Reports {
    @ActionOptions(.required) func didPressClose(on page: Page)
    func didTurn(to page: Page, then done: @escaping (Page) -> Void) throws(Problem)
    func didAskForNext(after page: Page) -> Page?
    @ActionOptions(.exclusive) func didPressPrint(_ first: Page, _ last: Page, _ copies: Int) async
  }

  struct Screen: ReportsScreen {
    var actions: ReportsListeners

    var body: some View {
      VStack {
        Button("Close") { actions.didPressClose(Page(number: 1)) }
        if let didTurn = actions.didTurn {
          Button("Turn") { try? didTurn(Page(number: 2)) { _ in } }
        }
        if let next = actions.didAskForNext?(Page(number: 2)) { Text("Next: \(next.number)") }
        if actions.$didPressPrint.isHandled {
          Button("Print") { actions.$didPressPrint.start(Page(number: 1), Page(number: 4), 2) }
        }
      }
    }
  }
}

@MainActor
struct NestedProtocolTests {
  private let log = Log()

  @Test func aConformerHearsWhatItImplements() throws {
    struct Closures: Album.Reports {
      let log: Log
      func didPressClose(on page: Album.Page) { log.add("close \(page.number)") }
      func didAskForNext(after page: Album.Page) -> Album.Page? {
        Album.Page(number: page.number + 1)
      }
    }
    let app = try Driver(Album.Screen(actions: .init(Closures(log: log))))
    try app.tap("Close")
    #expect(log.lines == ["close 1"])
    #expect(app.exists("Next: 3"))
    #expect(!app.exists("Turn"))
  }

  @Test func aConformerMayThrowAnErrorOfOneType() throws {
    let flow = TurningFlow()
    try Driver(Album.Screen(actions: .init(flow))).tap("Turn")
    #expect(flow.lines == ["turn 2"])
    #expect(throws: Album.Problem.torn) {
      try Album.Screen(actions: .init(flow)).actions.didTurn?(Album.Page(number: 1)) { _ in }
    }
  }

  @Test func modifiersAreChained() async throws {
    let screen = Album.Screen(actions: .init(didPressClose: { _ in }))
      .didTurn { [log] page, _ in log.add("turn \(page.number)") }
      .didPressPrint { [log] in log.add("print \($0.number) to \($1.number), \($2) times") }
    let app = try Driver(screen)
    try app.tap("Turn")
    try app.tap("Print")
    try await app.settle()
    #expect(log.lines == ["turn 2", "print 1 to 4, 2 times"])
  }
}

@MainActor
private final class TurningFlow: Album.Reports {
  var lines: [String] = []
  func didPressClose(on page: Album.Page) {}
  func didTurn(
    to page: Album.Page, then done: @escaping (Album.Page) -> Void
  ) throws(Album.Problem) {
    lines.append("turn \(page.number)")
    throw .torn
  }
}
