import MeerkatViews
import Testing

@MainActor
struct LayoutTests {
  @Test(arguments: LayoutCase.stacks + LayoutCase.frames + LayoutCase.piles)
  func coloursAreWhereSwiftUIPutsThem(_ example: LayoutCase) {
    #expect(example.laidOut() == example.frames)
  }
}
