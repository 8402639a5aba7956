import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct ContentTextTests {
  @Test(arguments: TextCase.content)
  func textsStandWhereLayoutPutsThem(_ example: TextCase) {
    #expect(example.drawn() == example.picture)
  }

  @Test(arguments: [
    ("abc", 3), ("日本語", 6), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("🇸🇪", 2), ("한글", 4), ("ｶﾅ", 2), ("①", 1),
    ("❤️", 2),
    ("⌘", 1), ("“…”", 3), ("\u{200B}", 0),
  ])
  func charactersTakeAsManyCellsAsInATerminal(_ text: String, _ cells: Int) {
    #expect(text.cells == cells)
  }

  @Test(
    arguments: [
      ("one two three", 7, nil, ["one two", "three"]),
      ("one  two", 4, nil, ["one", "two"]),
      ("extraordinary", 5, nil, ["extra", "ordin", "ary"]),
      ("well-known", 6, nil, ["well-", "known"]),
      ("first\n\nthird", 20, nil, ["first", "", "third"]),
      ("日本語テキスト", 5, nil, ["日本", "語テ", "キス", "ト"]),
      ("one two three four", 7, 2, ["one two", "three…"]),
      ("", 5, nil, [""]),
      ("a", 0, nil, ["a"]),
    ] as [(String, Int, Int?, [String])])
  func linesBreakBetweenWords(_ text: String, _ width: Int, _ limit: Int?, _ lines: [String]) {
    #expect(WrappedText(text, width: width, limit: limit).lines == lines)
  }
}

extension TextCase {
  static let content = [
    TextCase("content stands in the middle", width: 11, height: 3, "\n   hello") { Text("hello") },
    TextCase("text wraps", width: 11, " The quick\n brown fox") { Text("The quick brown fox") },
    TextCase("lines are aligned", width: 8, "   The\n quick\n brown\n   fox") {
      Text("The quick brown fox").multilineTextAlignment(.trailing)
    },
    TextCase("a line limit shortens", width: 11, "The quick…") {
      Text("The quick brown fox").lineLimit(1)
    },
    TextCase("wide characters take two cells", width: 12, "日本語    ok\n👩‍👩‍👧        ok") {
      VStack {
        HStack {
          Text("日本語"); Spacer(); Text("ok")
        }
        HStack {
          Text("👩‍👩‍👧"); Spacer(); Text("ok")
        }
      }
    },
    TextCase("padding is a line and two cells", width: 9, "\n  hello") { Text("hello").padding() },
    TextCase("a cell is 8 by 20 points", width: 20, "\n\n     ab") {
      Text("ab").padding(.leading, 40).padding(.top, 40)
        .frame(maxWidth: .infinity, alignment: .leading)
    },
    TextCase("what is hidden keeps its place", width: 9, "a   c") {
      HStack {
        Text("a"); Text("b").hidden(); Text("c")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    TextCase("letters change their case", width: 9, "HELLO") {
      Text("hello").textCase(.uppercase).frame(maxWidth: .infinity, alignment: .leading)
    },
    TextCase("what scrolls is cut off", width: 9, height: 2, "line 0\nline 1") {
      ScrollView { ForEach(0..<9, id: \.self) { Text("line \($0)") } }
        .frame(maxWidth: .infinity, alignment: .leading)
    },
    TextCase("content fits its place", width: 20, height: 5, "\n\n160 × 100") {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
          .frame(maxHeight: .infinity)
      }
    },
    TextCase(
      "where the height is unlimited, it is as high as its content", width: 20, "160 × 600\na\nb"
    ) {
      GeometryReader { proxy in
        VStack(alignment: .leading) {
          Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
          Text("a")
          Text("b")
        }
      }
    },
    TextCase(
      "at the root of a screen, too", width: 20, "        Page\n────────────────────\na\nb"
    ) {
      NavigationStack {
        GeometryReader { _ in
          VStack {
            Text("a")
            Text("b")
          }
        }
        .navigationTitle("Page")
      }
    },
    TextCase("Markdown has no marks", width: 20, "bold, code and Swift") {
      Text("**bold**, `code` and [Swift](https://swift.org)")
    },
    TextCase("shapes are blocks", width: 9, "████\n████ ████") {
      HStack(alignment: .bottom) {
        Rectangle().fill(.red).frame(width: 32, height: 40)
        Color.blue.frame(height: 20)
      }
    },
    TextCase("a circle is round", width: 10, "  ██████\n██████████\n██████████\n  ██████") {
      Circle().frame(width: 80, height: 80)
    },
    TextCase("a faint shape is light, a clear one empty", width: 5, "░   █") {
      HStack {
        Color.red.opacity(0.2)
        Color.clear
        Color.red
      }
      .frame(height: 20)
    },
    TextCase("shapes behind content are not drawn", width: 9, "ab\ncd\nef") {
      VStack(alignment: .leading) {
        Text("ab").background(Color.red)
        ZStack(alignment: .leading) {
          Color.red
          Text("cd")
        }
        .frame(height: 20)
        Color.red.frame(height: 20).overlay(alignment: .leading) { Text("ef") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    TextCase("from right to left", width: 10, "   cd │ ab") {
      HStack {
        Text("ab"); Divider(); Text("cd"); Spacer()
      }
      .fixedSize(horizontal: false, vertical: true)
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]
}
