import MeerkatUI
import MeerkatViews
import Testing

/// Lists of which a host asks for the rows that come into sight.
@MainActor
struct LongListTests {
  @Test func theFirstRowsAreMadeAndTheRestIsCounted() {
    let app = LongList(100)
    #expect(app.rows == "0…7 (92 more)")
    #expect(app.made == Set(0..<8))
  }

  @Test(arguments: [
    (first: 0, count: 8, rows: "0…15 (84 more)"),
    (first: 20, count: 8, rows: "0…7 (20 more) 28…35 (64 more)"),
    // Of what is farther away than four times what is made at once, nothing is kept.
    (first: 42, count: 8, rows: "(50 more) 50…57 (42 more)"),
    (first: 84, count: 8, rows: "(92 more) 92…99"),
    (first: 90, count: 500, rows: "(98 more) 98…99"),
    // Of a gap that is smaller than a quarter of what is made at once, the rest is made too.
    (first: 1, count: 8, rows: "0…16 (83 more)"),
    // No page gets more than four times what is made at once.
    (first: 10, count: 999_999_999, rows: "0…7 (10 more) 18…49 (50 more)"),
  ])
  func rowsInSightAreMade(first: Int, count: Int, rows: String) throws {
    let app = LongList(100)
    try app.reveal(first, count)
    #expect(app.rows == rows)
  }

  @Test func whoComesLateSeesTheEndOfTheGap() throws {
    let app = LongList(100)
    try app.reveal(999, 1)
    #expect(app.rows == "(99 more) 99…99")
  }

  @Test func scrollingThroughAllRowsKeepsThoseNearby() throws {
    let app = LongList(10_000)
    let first = app.elementCount
    for _ in 0..<313 { try app.reveal(inLastGap: true, 0, 32) }
    #expect(app.rows == "(9960 more) 9960…9999")
    #expect(app.elementCount < 8 * first)
    try app.reveal(0, 32)
    #expect(app.rows == "0…31 (9968 more)")
  }

  @Test func aPageThatShowsManyRowsAtOnceKeepsThem() throws {
    let app = LongList(1_000)
    try app.reveal(92, 8, near: 100)
    #expect(app.rows == "0…7 (92 more) 100…107 (892 more)")
    // No page keeps more than sixteen times what is made at once, on either side.
    try app.reveal(inLastGap: true, 492, 8, near: 99_999)
    #expect(app.rows == "(600 more) 600…607 (392 more)")
  }

  @Test func rowsThatAreLetGoOfDisappearAndComeBack() throws {
    let app = LongList(100)
    _ = app.log.take()
    try app.reveal(90, 2)
    #expect(
      Set(app.log.take()) == Set((0..<8).map { "disappear \($0)" } + ["appear 98", "appear 99"]))
    try app.reveal(0, 1)
    #expect(app.rows == "0…0 (99 more)")
  }

  @Test(arguments: Hold.allCases)
  func rowsThatAUserUsesStay(hold: Hold) throws {
    let app = TestApp(HeldRows(), rowsAtOnce: 8)
    try hold.take(app)
    let before = app.runs
    try app.revealLast()
    #expect(app.runs.hasPrefix("0…1"), "\(before) became \(app.runs)")
    try hold.end(app)
    try app.revealFirst()
    try app.revealLast()
    #expect(app.runs.hasPrefix(hold == .state ? "0…1" : "("))
  }

  @Test func rowsWithStateAreKeptAsLongAsTheyAreNotMany() throws {
    let app = LongList(1_000)
    for _ in 0..<30 {
      for number in app.shown { app.press(number) }
      try app.reveal(inLastGap: true, 0, 32)
    }
    #expect(app.pressed.count < 300)
    #expect(app.pressed.count > 100)
  }

  @Test func aListThatIsShuffledIsNotMadeWhole() throws {
    let app = LongList(200)
    try app.reveal(0, 32)
    #expect(app.made.count == 40)
    app.change { $0.sort { $0 * 7 % 200 < $1 * 7 % 200 } }
    // The first rows, and not more than eight between those that are there.
    #expect(app.made.count <= 40 + 8 + 8)
  }

  @Test func rowsThatComeLaterAreMadeAsTheyAreSeen() {
    struct Late: View {
      let handle: Handle<() -> Void>
      @State private var isLoaded = false
      var body: some View {
        let _ = handle.value = { isLoaded = true }
        List {
          Section {
            if isLoaded { ForEach(0..<50) { Text("\($0)") } } else { Text("Loading") }
          }
        }
      }
    }
    let handle = Handle<() -> Void>()
    let app = TestApp(Late(handle: handle), rowsAtOnce: 8)
    app.bodies { handle.value?() }
    #expect(app.texts.count == 8)
  }

  @Test func aListThatIsDisabledCanBeLookedAt() throws {
    let app = LongList(100, isDisabled: true)
    try app.reveal(0, 8)
    #expect(app.rows == "0…15 (84 more)")
  }

  @Test func rowsThatWereSeenKeepTheirState() throws {
    let app = LongList(100)
    app.press(3)
    try app.reveal(42, 8)
    app.press(51)
    #expect(app.rows == "(2 more) 2…3 (46 more) 50…57 (42 more)")
    app.change { $0.reverse() }
    #expect(app.rows == "99…92 (34 more) 57…50 (46 more) 3…2 (2 more)")
    #expect(app.pressed == [51, 3])
  }

  @Test(arguments: [
    (numbers: Array(0..<3), rows: "0…2"),
    (numbers: [], rows: ""),
    (numbers: [-1] + Array(0..<100), rows: "-1…7 (92 more)"),
    (numbers: Array(50..<100), rows: "50…57 (42 more)"),
  ])
  func otherElementsAreShownFromTheStart(numbers: [Int], rows: String) {
    let app = LongList(100)
    app.change { $0 = numbers }
    #expect(app.rows == rows)
  }

  @Test func whatARowReadsIsReadByTheRowAlone() throws {
    let app = LongList(100)
    try app.reveal(42, 8)
    let before = app.madeCount
    app.mark(50)
    #expect(app.rows == "(50 more) 50'…57 (42 more)")
    #expect(app.madeCount == before + 1)
  }

  @Test func rowsAppearInTheirOrder() throws {
    let app = LongList(100)
    #expect(app.log.take() == (0..<8).map { "appear \($0)" })
    try app.reveal(0, 3)
    #expect(app.log.take() == ["appear 8", "appear 9", "appear 10"])
  }

  @Test func aLoopInsideARowIsWhole() {
    let app = TestApp(
      List { HStack { ForEach(0..<50) { Text("\($0)") } } }, rowsAtOnce: 8)
    #expect(app.texts.count == 50)
  }

  @Test func rowsOutsideOfListsAreWhole() {
    let app = TestApp(
      ScrollView { ForEach(0..<50) { Text("\($0)") } }, rowsAtOnce: 8)
    #expect(app.texts.count == 50)
  }
}
