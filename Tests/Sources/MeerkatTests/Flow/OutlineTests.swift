import Meerkat
import MeerkatTesting
import Testing

/// The journeys of a flow and of all flows in it, as a user reads them.
@MainActor
struct OutlineTests {
  let square = Square()

  @Test func aFlowAloneIsOneLine() {
    square.present(.stall)
    #expect(square.outline == "Square [base, sheet stall]")
  }

  @Test func flowsStandBelowTheirParents() async throws {
    square.go([.forward(to: .visit), .forward(to: .partly)])
    (square.flow(at: .visit) as? Visit)?.push(.room(1))
    #expect(
      square.outline == """
        Square [base, push visit, push partly]
          Visit [hall, push room(1)]
          Visit [hall]
        """)
  }

  @Test func whatWasRaisedSaysHow() async throws {
    square.start { try await $0.placed(in: square) }
    await turns { square.awaitedFlow != nil }
    #expect(
      square.outline == """
        Square [base]
          sheet Visit [hall]
        """)
  }

  @Test func flowsDeepInViewsAreThereWhenTheyAreShown() throws {
    square.push(.deep)
    #expect(square.outline == "Square [base, push deep]")
    let app = try Driver(FlowView(square))
    #expect(
      square.outline == """
        Square [base, push deep]
          Visit [hall]
        """)
    _ = app
  }

  @Test func aViewOfItFollowsEveryStep() throws {
    struct Strip: View {
      let square: Square
      var body: some View {
        FlowView(square).safeAreaInset(edge: .bottom) { Text(verbatim: square.outline) }
      }
    }
    let app = try Driver(Strip(square: square), width: 60)
    square.push(.visit)
    #expect(app.screenText.contains("Square [base, push visit]"))
    (square.flow(at: .visit) as? Visit)?.push(.room(1))
    #expect(app.screenText.contains("  Visit [hall, push room(1)]"))
  }
}

extension Visit {
  fileprivate func placed(in square: Square) async throws -> String? {
    try await square.present(self, as: .sheet)
  }
}
