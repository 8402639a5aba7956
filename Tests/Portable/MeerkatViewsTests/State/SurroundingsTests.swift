import MeerkatUI
import MeerkatViews
import Testing

/// What a view reads of its surroundings: colours, the direction of reading, the size of text.
@MainActor
struct SurroundingsTests {
  private struct Reading: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size
    @ScaledMetric private var length = 34.0

    var body: some View { Text("\(colorScheme) \(direction) \(size) \(Int(length))") }
  }

  @Test func withoutAWordOfAnybodyTheyAreTheUsualOnes() {
    #expect(TestApp(Reading()).texts == ["light leftToRight large 34"])
  }

  @Test func anAppMaySayThatHelpIsOn() {
    struct Helped: View {
      @Environment(\.accessibilityEnabled) private var isHelped
      var body: some View { Text(isHelped ? "helped" : "alone") }
    }
    let app = TestApp(
      VStack {
        Helped().environment(\.accessibilityEnabled, true)
        Helped()
      })
    #expect(app.texts == ["helped", "alone"])
  }

  @Test func theHostSaysWhetherTheWindowIsDark() {
    let app = TestApp(Reading())
    app.bodies { app.runtime.colorScheme = .dark }
    #expect(app.texts == ["dark leftToRight large 34"])
  }

  @Test func onlyWhoReadsTheColorsIsEvaluatedAgain() {
    struct Other: View {
      var body: some View { Text("other") }
    }
    let app = TestApp(
      VStack {
        Reading()
        Other()
      })
    #expect(app.bodies { app.runtime.colorScheme = .dark } == 1)
    #expect(app.bodies { app.runtime.colorScheme = .dark } == 0)
  }

  @Test func aValueHoldsForWhatIsInside() {
    let app = TestApp(
      VStack {
        Reading().environment(\.colorScheme, .dark)
        Reading().environment(\.layoutDirection, .rightToLeft)
        Reading().dynamicTypeSize(.accessibility1)
        Reading()
      })
    #expect(
      app.texts == [
        "dark leftToRight large 34", "light rightToLeft large 34",
        "light leftToRight accessibility1 56", "light leftToRight large 34",
      ])
  }

  @Test func aPreferredSchemeHoldsForTheWholeWindow() throws {
    struct Screen: View {
      @State private var isDark = true
      var body: some View {
        Reading()
        Text("below").preferredColorScheme(isDark ? .dark : nil)
        Button("Switch") { isDark.toggle() }
      }
    }
    let app = TestApp(Screen())
    #expect(app.runtime.preferredColorScheme == .dark)
    #expect(app.texts.first == "dark leftToRight large 34")
    try app.tap("Switch")
    #expect(app.runtime.preferredColorScheme == nil)
    #expect(app.texts.first == "light leftToRight large 34")
  }

  @Test func aSheetHasAPreferredSchemeOfItsOwn() {
    let app = TestApp(
      Reading()
        .sheet(isPresented: .constant(true)) { Reading().preferredColorScheme(.dark) })
    #expect(app.texts == ["light leftToRight large 34", "dark leftToRight large 34"])
    #expect(app.runtime.preferredColorScheme == nil)
  }

  @Test func aSheetIsAsDarkAsTheWindow() {
    let app = TestApp(
      Text("below")
        .sheet(isPresented: .constant(true)) { Reading() }
        .environment(\.layoutDirection, .rightToLeft))
    app.bodies { app.runtime.colorScheme = .dark }
    #expect(app.texts == ["below", "dark rightToLeft large 34"])
  }

  @Test(arguments: [
    (DynamicTypeSize.xSmall, "medium"), (.medium, "medium"), (.xLarge, "xLarge"),
    (.accessibility5, "xxLarge"),
  ])
  func aRangeBoundsTheSizeOfText(size: DynamicTypeSize, bounded: String) {
    let app = TestApp(Reading().dynamicTypeSize(.medium ... .xxLarge).dynamicTypeSize(size))
    #expect(app.texts.first?.split(separator: " ")[2] == Substring(bounded))
  }

  @Test func aRangeWithOneEndBoundsToo() {
    let app = TestApp(
      VStack {
        Reading().dynamicTypeSize(...DynamicTypeSize.small)
        Reading().dynamicTypeSize(DynamicTypeSize.xxxLarge...)
      })
    #expect(app.texts.map { $0.split(separator: " ")[2] } == ["small", "xxxLarge"])
  }
}
