import Foundation
import MeerkatUI
import MeerkatViews
import Testing

struct MarkdownTests {
  /// The parts of a text, those with marks between angle brackets.
  private func picture(_ key: LocalizedStringKey) -> String { picture(Text(key)) }

  private func picture(_ text: Text) -> String {
    text.allRuns.map { run in
      var names: [String] = []
      if run.style.marks.contains(.strong) { names.append("strong") }
      if run.style.marks.contains(.emphasized) { names.append("em") }
      if run.style.marks.contains(.struckThrough) { names.append("del") }
      if run.style.marks.contains(.code) { names.append("code") }
      if let link = run.style.link { names.append(link) }
      return names.isEmpty ? run.text : "<\(names.joined(separator: " ")): \(run.text)>"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("**bold**", "<strong: bold>"), ("__bold__", "<strong: bold>"),
    ("an *em* word", "an <em: em> word"), ("an _em_ word", "an <em: em> word"),
    ("***both***", "<strong em: both>"), ("**a *b* c**", "<strong: a ><strong em: b><strong:  c>"),
    ("*a **b***", "<em: a ><strong em: b>"), ("call `f(*x*)` now", "call <code: f(*x*)> now"),
    ("~~gone~~", "<del: gone>"), ("[Swift](https://swift.org)!", "<https://swift.org: Swift>!"),
    ("[**a** b](c:d)", "<strong c:d: a><c:d:  b>"), ("2 * 3 * 4", "2 * 3 * 4"),
    ("snake_case_name", "snake_case_name"), ("**open", "**open"), ("*", "*"), ("****", "****"),
    ("\\*stars\\*", "*stars*"), ("[no link]", "[no link]"), ("a ~ b", "a ~ b"),
    ("* item", "* item"), ("C:\\Users", "C:\\Users"), ("`a", "`a"), ("", ""),
  ])
  func marksAreRead(markdown: String, expected: String) {
    #expect(picture(LocalizedStringKey(markdown)) == expected)
  }

  @Test func valuesInATextHaveNoMarks() {
    let name = "**Ada**"
    #expect(picture("Hello *\(name)*, `\(name)`") == "Hello <em: **Ada**>, <code: **Ada**>")
    #expect(("\(name)" as LocalizedStringKey).text == "**Ada**")
  }

  private typealias Syntax = AttributedString.MarkdownParsingOptions.InterpretedSyntax

  @Test(arguments: [
    (
      Syntax.inlineOnlyPreservingWhitespace, "Hello **you**\n- [a](b)",
      "Hello <strong: you>\n- <b: a>"
    ),
    (.inlineOnly, "one\n*two*", "one <em: two>"),
    (.full, "# Title\n\nOne\ntwo\n\n- a\n- **b**\n\n1. c", "TitleOne twoa<strong: b>c"),
    (.full, "`x` ~~y~~", "<code: x> <del: y>"),
  ])
  private func attributedStringsAreMadeOfMarkdown(
    syntax: Syntax, markdown: String, expected: String
  ) throws {
    let string = try AttributedString(
      markdown: markdown, options: .init(interpretedSyntax: syntax))
    #expect(picture(Text(string)) == expected)
  }

  @Test func stringsAreShownAsTheyAre() {
    let string = "**Ada**"
    #expect(Text(string).plainText == "**Ada**")
    #expect(Text(verbatim: "**Ada**").plainText == "**Ada**")
    #expect(Text("**Ada**").plainText == "Ada")
  }
}
