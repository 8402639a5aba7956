import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct ScrollViewReaderTests {
  private struct Numbers: View {
    var isList = false
    let anchor: UnitPoint?

    var body: some View {
      ScrollViewReader { proxy in
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            Button("To 5") { proxy.scrollTo(5, anchor: anchor) }
            Button("To 1") { proxy.scrollTo("one", anchor: anchor) }
          }
          if isList {
            List(0..<9, id: \.self) { Text("row \($0)").id($0 == 1 ? "one" : "row \($0)") }
          } else {
            ScrollView {
              ForEach(0..<9) { Text("row \($0)").id($0 == 1 ? "one" : "row \($0)") }
            }
          }
        }
      }
    }
  }

  nonisolated private static let anchors: [(UnitPoint?, String)] = [
    (.top, "row 5 row 6 row 7"),
    (.center, "row 4 row 5 row 6"),
    (.bottom, "row 3 row 4 row 5"),
    (nil, "row 3 row 4 row 5"),
  ]

  @Test(arguments: anchors)
  func aViewIsBroughtIntoSight(anchor: UnitPoint?, rows: String) throws {
    for isList in [false, true] {
      let app = try Driver(Numbers(isList: isList, anchor: anchor), width: 20, height: 4)
      #expect(rowsInSight(of: app) == "row 0 row 1 row 2")
      try app.tap("To 5")
      #expect(rowsInSight(of: app) == rows)
      try app.tap("To 1")
      #expect(rowsInSight(of: app).contains("row 1"))
    }
  }

  private func rowsInSight(of app: Driver) -> String {
    app.screenText.split(separator: "\n").dropFirst()
      .map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  private struct Following: View {
    @State private var position: Int?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("End") { position = 8 }
        ScrollView { ForEach(0..<9) { Text("row \($0)") } }
          .scrollPosition(id: $position, anchor: .bottom)
      }
    }
  }

  @Test func aBindingScrolls() throws {
    let app = try Driver(Following(), width: 20, height: 3)
    try app.tap("End")
    #expect(rowsInSight(of: app) == "row 7 row 8")
  }
}
