import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct GridTextTests {
  @Test(arguments: TextCase.grids)
  func gridsAreInRowsAndColumns(_ example: TextCase) {
    #expect(example.drawn() == example.picture)
  }

  @Test func aColumnGrowsWithItsWidestCell() throws {
    struct Growing: View {
      @State private var isLong = false
      var body: some View {
        Grid(alignment: .leading) {
          GridRow {
            Text("a")
            Text("b")
          }
          GridRow {
            Button(isLong ? "longer" : "c") { isLong = true }
            Text("d")
            if isLong { Text("e") }
          }
        }
      }
    }
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.show(Growing())
    let screen = TextScreen(runtime)
    #expect(screen.text(width: 5) == "a   b\n[c] d")
    let grid = try #require(runtime.window.children.first)
    let button = try #require(grid.children.last?.children.first)
    try runtime.send(.tap, to: button)
    #expect(screen.text(width: 12) == "a        b\n[longer] d e")
  }
}

extension TextCase {
  private static let letters = ["a", "b", "c", "d", "e"]

  static let grids = [
    TextCase(
      "fixed columns stand in the middle", width: 20, "       a    b\n       c    d\n       e"
    ) {
      LazyVGrid(columns: [GridItem(.fixed(32)), GridItem(.fixed(32))]) {
        ForEach(letters, id: \.self) { Text($0) }
      }
    },
    TextCase("flexible columns share the width", width: 21, "a      b       c\nd      e") {
      LazyVGrid(columns: Array(repeating: GridItem(alignment: .leading), count: 3)) {
        ForEach(letters, id: \.self) { Text($0) }
      }
    },
    TextCase("what is fixed comes first", width: 21, "a    b        c\nd    e") {
      LazyVGrid(
        columns: [
          GridItem(.fixed(32), alignment: .leading), GridItem(.flexible(), alignment: .leading),
          GridItem(.flexible(), alignment: .leading),
        ]
      ) {
        ForEach(letters, id: \.self) { Text($0) }
      }
    },
    TextCase("as many columns as fit", width: 21, "a     b    c     d\ne") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 32), alignment: .leading)]) {
        ForEach(letters, id: \.self) { Text($0) }
      }
    },
    TextCase("rows stand apart", width: 3, "a b\n\nc d\n\ne") {
      LazyVGrid(
        columns: [GridItem(.flexible(minimum: 8)), GridItem(.flexible(minimum: 8))], spacing: 20
      ) {
        ForEach(letters, id: \.self) { Text($0) }
      }
    },
    TextCase("a grid that grows to the side", width: 5, "a c e\nb d") {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))]) {
        ForEach(letters, id: \.self) { Text($0) }
      }
    },
    TextCase(
      "columns are as wide as their widest cell", width: 20,
      """
        Name      Count
        Apples        3
        ───────────────
        Pears and
        more         12
      """
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text("Name")
          Text("Count").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("Apples")
          Text("3")
        }
        Divider()
        GridRow {
          Text("Pears and more")
          Text("12")
        }
      }
      .frame(width: 120)
    },
    TextCase("a cell takes several columns", width: 12, "  ab cd ef\n  wide  g") {
      Grid(alignment: .leading) {
        GridRow {
          Text("ab")
          Text("cd")
          Text("ef")
        }
        GridRow {
          Text("wide").gridCellColumns(2)
          Text("g")
        }
      }
    },
    TextCase("columns that can grow share what is left", width: 20, "a                 bc") {
      Grid {
        GridRow {
          Text("a").frame(maxWidth: .infinity, alignment: .leading)
          Text("bc")
        }
      }
    },
    TextCase("from right to left", width: 9, "   2 Name\nPear   ab") {
      Grid(alignment: .leading) {
        GridRow {
          Text("Name")
          Text("2")
        }
        GridRow {
          Text("ab")
          Text("Pear")
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]
}
