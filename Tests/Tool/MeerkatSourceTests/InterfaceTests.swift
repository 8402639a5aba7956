import MeerkatSource
import Testing

@Suite struct InterfaceTests {
  private static let source = """
    import SwiftUI

    struct Row: View {
      @State private var count = 1
      let title: String
      var body: some View { Text("A").padding(4) }
      func add() { count += 1 }
      static let limits = [1, 2]
    }

    #Preview { Row(title: "A") }
    """

  @Test(arguments: [
    ("Text(\"A\").padding(4)", "Text(\"B\").bold()"),
    ("count += 1", "count -= 2; print(\"x\")"),
    ("count = 1", "count = 22"),
    ("[1, 2]", "[1, 3]"),
    ("Row(title: \"A\") }", "Row(title: \"B\").padding() }"),
    ("func add", "// A comment.\n  func add"),
  ])
  func isTheSameAfterAChangeInside(old: String, new: String) {
    let changed = Self.source.replacing(old, with: new)
    #expect(changed != Self.source)
    #expect(Interface(of: changed) == Interface(of: Self.source))
  }

  @Test(arguments: [
    ("let title: String", "let title: String\n  var subtitle = \"\""),
    ("count = 1", "count = 1.5"),
    ("count = 1", "count = \"1\""),
    ("[1, 2]", "[1, 2, 3]"),
    ("func add()", "func add(by step: Int = 1)"),
    ("some View", "Text"),
    ("struct Row", "@MainActor struct Row"),
    ("func add", "@inlinable func add"),
    ("import SwiftUI", "import SwiftUI\nimport Foundation"),
  ])
  func isAnotherOneAfterAChangeThatOthersSee(old: String, new: String) {
    let changed = Self.source.replacing(old, with: new)
    #expect(changed != Self.source)
    #expect(Interface(of: changed) != Interface(of: Self.source))
  }

  @Test func bodiesThatAreCopiedCount() {
    let source = "@inlinable public func one() -> Int { 1 + 1 }"
    #expect(Interface(of: source) != Interface(of: source.replacing("1 + 1", with: "1 - 1")))
  }
}
