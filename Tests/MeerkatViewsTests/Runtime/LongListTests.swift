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
    (first: 42, count: 8, rows: "0…7 (42 more) 50…57 (42 more)"),
    (first: 84, count: 8, rows: "0…7 (84 more) 92…99"),
    (first: 90, count: 500, rows: "0…7 (90 more) 98…99"),
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
    #expect(app.rows == "0…7 (91 more) 99…99")
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
    try app.reveal(42, 8)
    app.press(3)
    app.press(51)
    app.change { $0.reverse() }
    #expect(app.rows == "99…92 (34 more) 57…50 (42 more) 7…0")
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
    #expect(app.rows == "0…7 (42 more) 50'…57 (42 more)")
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
