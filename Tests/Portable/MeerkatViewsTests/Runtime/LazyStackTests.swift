import MeerkatUI
import MeerkatViews
import Testing

/// Lazy stacks and grids, of which a host asks for what comes into sight.
@MainActor
struct LazyStackTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: @MainActor @Sendable () -> AnyView
    let shown: String

    init(
      _ description: String, shows shown: String,
      _ view: @escaping @MainActor @Sendable () -> some View
    ) {
      testDescription = description
      self.shown = shown
      self.view = { AnyView(view()) }
    }
  }

  private static let numbers = 0..<100
  private static let columns = [GridItem(), GridItem(), GridItem()]

  @Test(arguments: [
    Case("a lazy stack", shows: "0…7 (92 more)") {
      ScrollView { LazyVStack { ForEach(numbers) { Text("\($0)") } } }
    },
    Case("a section of a lazy stack", shows: "0…7 (92 more)") {
      LazyVStack { Section { ForEach(numbers) { Text("\($0)") } } }
    },
    Case("a lazy grid", shows: "0…7 (92 more)") {
      ScrollView { LazyVGrid(columns: columns) { ForEach(numbers) { Text("\($0)") } } }
    },
    Case("a stack", shows: "0…99") { ScrollView { VStack { ForEach(numbers) { Text("\($0)") } } } },
    Case("a row in a lazy stack", shows: "0…99") {
      LazyVStack { HStack { ForEach(numbers) { Text("\($0)") } } }
    },
    Case("a lazy row", shows: "0…99") { LazyHStack { ForEach(numbers) { Text("\($0)") } } },
    Case("a grid to the side", shows: "0…99") {
      LazyHGrid(rows: columns) { ForEach(numbers) { Text("\($0)") } }
    },
  ])
  private func rowsWait(_ example: Case) {
    #expect(TestApp(example.view(), rowsAtOnce: 8).runs == example.shown)
  }

  @Test(arguments: [
    (first: 10, count: 3, shown: "0…7 (8 more) 16…23 (76 more)"),
    (first: 6, count: 4, shown: "0…23 (76 more)"),
    (first: 90, count: 9, shown: "(96 more) 96…99"),
  ])
  func aGapInAGridBeginsAndEndsWithALine(first: Int, count: Int, shown: String) throws {
    let app = TestApp(
      LazyVGrid(columns: Self.columns) { ForEach(Self.numbers) { Text("\($0)") } }, rowsAtOnce: 8)
    let gap = try #require(app.elements.first { $0 is SkippedRowsElement })
    try app.runtime.send(.reveal(first: first, count: count), to: gap)
    _ = app.runtime.takeOperations()
    #expect(app.runs == shown)
  }
}
