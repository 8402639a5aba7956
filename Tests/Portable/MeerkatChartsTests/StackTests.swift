import MeerkatCharts
import Testing

/// What stands on what.
struct StackTests {
  private func spans(
    _ amounts: [(String, Double)], _ method: MarkStackingMethod = .standard
  ) -> [[Double]] {
    Stack.spans(
      amounts.map { name, amount in
        Stack.Item(place: Stack.Place(datum: .category(name)), amount: amount, method: method)
      }
    ).map { [$0.start, $0.end] }
  }

  @Test func valuesOfOnePlaceStandOnEachOther() {
    #expect(spans([("a", 2), ("b", 5), ("a", 3)]) == [[0, 2], [0, 5], [2, 5]])
  }

  @Test func valuesBelowNothingGoDown() {
    #expect(
      spans([("a", 2), ("a", -3), ("a", 4), ("a", -1)]) == [[0, 2], [0, -3], [2, 6], [-3, -4]])
  }

  @Test func normalizedValuesArePartsOfOne() {
    #expect(
      spans([("a", 1), ("a", 3), ("b", 0)], .normalized) == [[0, 0.25], [0.25, 1], [0, 0]])
  }

  @Test func centeredValuesAreAroundTheMiddle() {
    #expect(spans([("a", 2), ("a", 4)], .center) == [[-3, -1], [-1, 3]])
  }

  @Test func unstackedValuesBeginAtNothing() {
    #expect(spans([("a", 2), ("a", 4)], .unstacked) == [[0, 2], [0, 4]])
  }
}
