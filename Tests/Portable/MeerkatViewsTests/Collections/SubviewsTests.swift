import MeerkatUI
import MeerkatViews
import Testing

extension ContainerValues {
  @Entry fileprivate var isWide = false
}

/// Containers that place the views inside another one.
@MainActor
struct SubviewsTests {
  /// Places views with numbers before them, in each of the ways that there are.
  enum Way: CaseIterable { case forEach, group, variadic }

  private struct Numbered<Content: View>: View {
    let way: Way
    @ViewBuilder let content: Content

    var body: some View {
      switch way {
      case .forEach:
        ForEach(subviews: content) { subview in
          Text("-")
          subview
        }
      case .group:
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            Text("-")
            subview
          }
        }
      case .variadic: _VariadicView.Tree(Root()) { content }
      }
    }
  }

  private struct Root: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        Text("-")
        child
      }
    }
  }

  private struct Two: View {
    var body: some View {
      Text("c")
      Text("d")
    }
  }

  private struct Screen: View {
    let way: Way
    let handle: Handle<([String]) -> Void>
    @State private var names = ["a", "b"]

    var body: some View {
      let _ = handle.value = { names = $0 }
      VStack {
        Numbered(way: way) {
          ForEach(names, id: \.self) { Text($0) }
          if names.count > 1 { Group { Two() } }
          AnyView(Text("e").padding())
        }
      }
    }
  }

  @Test("Every view inside is placed, also as they come and go", arguments: Way.allCases)
  func placing(way: Way) {
    let handle = Handle<([String]) -> Void>()
    let app = TestApp(Screen(way: way, handle: handle))
    #expect(app.texts.joined() == "-a-b-c-d-e")
    app.bodies { handle.value?(["b", "x", "a"]) }
    #expect(app.texts.joined() == "-b-x-a-c-d-e")
    app.bodies { handle.value?([]) }
    #expect(app.texts.joined() == "-e")
  }

  @Test func stateStaysWithItsViewAndChangesInsideAreSeen() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name)\(count)") { count += 1 } }
    }
    struct Card: View {
      @State private var isReversed = false
      var body: some View {
        Button("turn") { isReversed.toggle() }
        Group(
          subviews: Group {
            Counter(name: "a")
            Counter(name: "b")
          }
        ) { subviews in
          if isReversed { ForEach(subviews.reversed()) { $0 } } else { subviews }
        }
      }
    }
    let app = TestApp(VStack { Card() })
    try app.tap("a0")
    try app.tap("b0")
    try app.tap("b1")
    #expect(app.visibleTexts == ["turn", "a1", "b2"])
    try app.tap("turn")
    #expect(app.visibleTexts == ["turn", "b2", "a1"])
  }

  @Test func aContainerReadsWhatItsViewsSay() {
    struct Rows<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(subviews: content) { row in
          Text(row.containerValues.isWide ? "wide" : "narrow")
          Text(row.containerValues.tag(for: Int.self).map { "\($0)" } ?? "none")
        }
      }
    }
    let app = TestApp(
      Rows {
        Text("a").containerValue(\.isWide, true).padding()
        Text("b").tag(2)
        Text("c").containerValue(\.isWide, true).containerValue(\.isWide, false).tag("x")
      })
    #expect(app.texts == ["wide", "none", "narrow", "2", "narrow", "none"])
  }

  @Test func groupsChooseAmongTheViewsInside() {
    let app = TestApp(
      VStack {
        Group(
          subviews: Group {
            ForEach(0..<5) { Text("\($0)") }
          }
        ) { subviews in
          Text("\(subviews.count)")
          subviews.first
          subviews[3...]
        }
      })
    #expect(app.texts == ["5", "0", "3", "4"])
  }
}
