import MeerkatSource
import Testing

struct BaselineTests {
  private let source = """
    final class MainFlow: Flow {
      enum Destination { case root, more }
      let navigator = Navigator<Destination>(root: .root)
      func screen(for destination: Destination) -> some View {
        Button("More") { self.push(.more) }
      }
    }
    """

  @Test func movedCodeChangesNothing() async {
    let old = Baseline(of: await map(["App.swift": source]))
    let new = Baseline(of: await map(["Main/MainFlow.swift": "import Meerkat\n\n" + source]))
    #expect(new.changes(since: Baseline(text: old.text)) == [])
  }

  @Test func anotherStyleIsALineLessAndALineMore() async {
    let old = Baseline(of: await map(["App.swift": source]))
    let changed = source.replacing("push(.more)", with: "present(.more)")
    let new = Baseline(of: await map(["App.swift": changed]))
    #expect(
      new.changes(since: old) == [
        "+ MainFlow.more: “More” → present more as sheet", "- MainFlow.more: “More” → push more",
        "+ MainFlow.root: “More” → present more as sheet", "- MainFlow.root: “More” → push more",
      ])
  }

  @Test func emptyLinesAndCommentsDoNotCount() {
    #expect(Baseline(text: "# old\n\nb\r\na\n  \n").lines == ["a", "b"])
  }
}
