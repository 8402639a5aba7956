import Meerkat
import MeerkatTesting
import Testing

@MainActor
struct ExpectingTests {
  let flow = Walk()

  @Test func aFlowIsWhereItIsExpected() throws {
    flow.go(.forward(to: .hill))
    try flow.expect([.root(.start), .push(.hill)])
  }

  @Test func aFailureShowsTheDifference() {
    flow.go([.forward(to: .hill), .forward(to: .lake, style: .sheet)])
    let error = #expect(throws: ElsewhereError.self) {
      try flow.expect([.root(.start), .push(.hill), .push(.hill)])
    }
    #expect(
      error?.description == """
        Walk is at [start, push hill, sheet lake].
        Expected:      [start, push hill, push hill].
        The difference, - expected, + found:
          start
          push hill
        - push hill
        + sheet lake
        """)
  }
}
