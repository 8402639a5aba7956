import MeerkatSource
import Testing

struct SuppressionTests {
  /// A view that closes itself: line 3.
  private func page(above: String = "", at: String = "", below: String = "") -> String {
    """
    struct Page: View {
      \(above)
      @Environment(\\.dismiss) var dismiss \(at)
      \(below)
      var body: some View { Button("Done") { dismiss() } }
    }
    """
  }

  @Test func aCommentTurnsARuleOffForALine() async {
    #expect(await lint(page()) == ["3 dismisses-itself"])
    #expect(await lint(page(above: "// meerkat:disable:next dismisses-itself - a demo")) == [])
    #expect(await lint(page(at: "// meerkat:disable:this dismisses-itself - a demo")) == [])
    #expect(await lint(page(below: "// meerkat:disable:previous dismisses-itself - a demo")) == [])
    #expect(await lint(page(above: "/* meerkat:disable:next all - a demo */")) == [])
  }

  @Test func aRegionReachesToItsEnd() async {
    let off = "// meerkat:disable calls-order, dismisses-itself - a demo"
    let on = "// meerkat:enable dismisses-itself"
    let both = page(above: off, below: on + "\n  let openHelp: () -> Void")
      .replacing("dismiss()", with: "dismiss(); openHelp()")
    #expect(await lint(both) == [])
    #expect(
      await lint(page(above: off + "\n  " + on)) == [
        "2 superfluous-disable", "2 superfluous-disable", "4 dismisses-itself",
      ])
  }

  @Test func aRuleIsOnAgainWhileAllOthersAreOff() async {
    let off = "/* meerkat:disable all - a demo */"
    let on = "// meerkat:enable dismisses-itself"
    let whole = page(above: off, below: "let openHelp: () -> Void")
      .replacing("dismiss()", with: "dismiss(); openHelp()")
    #expect(await lint(whole) == [])
    #expect(
      await lint(whole.replacing(off, with: off + " " + on)) == ["3 dismisses-itself"])
    #expect(await lint(whole.replacing("let openHelp", with: on + "\n  let openHelp")) == [])
  }

  @Test func aCommentThatTurnsOffNothingIsFound() async {
    let other = page(above: "// meerkat:disable:next calls-order - nothing")
    #expect(await lint(other) == ["2 superfluous-disable", "3 dismisses-itself"])
    let far = page(below: "// meerkat:disable:next dismisses-itself - the wrong line")
    #expect(await lint(far) == ["3 dismisses-itself", "4 superfluous-disable"])
  }

  @Test func aRuleThatDoesNotExistIsFound() async {
    let found = await findings(["App.swift": "// meerkat:disable:next dismiss-itself - a slip"])
    #expect(
      found.map(\.message)
        == ["There is no rule dismiss-itself. meerkat lint --rules lists the rules that there are."]
    )
  }

  @Test func textIsNoComment() async {
    #expect(await lint(#"let text = "// meerkat:disable dismisses-itself""#) == [])
  }

  @Test func commentsThatTurnOffNothingAreRemoved() async throws {
    let source = """
      struct Screen: View {
        // meerkat:disable:next reads-flow, dismisses-itself, nonsense - the demo closes itself
        @Environment(\\.dismiss) private var dismiss
        // meerkat:disable:next reads-flow - nothing reads it any more
        let title = "é"  // meerkat:disable:this all
        var body: some View { Button("Close") { dismiss() } }
        // meerkat:disable reads-flow
      }
      """
    let package = await SourcePackage(name: "App", sources: ["Screen.swift": source])
    #expect(
      await Linter(package).fixedTexts() == [
        "Screen.swift": """
        struct Screen: View {
          // meerkat:disable:next dismisses-itself - the demo closes itself
          @Environment(\\.dismiss) private var dismiss
          let title = "é"
          var body: some View { Button("Close") { dismiss() } }
          // meerkat:disable reads-flow
        }
        """
      ])
    let windows = "// meerkat:disable:next all\r\nstruct A {}\r\n"
    let other = await SourcePackage(name: "App", sources: ["A.swift": windows])
    #expect(await Linter(other).fixedTexts() == ["A.swift": "struct A {}\r\n"])
    let clean = await SourcePackage(name: "App", sources: ["A.swift": "struct A: View {}"])
    #expect(await Linter(clean).fixedTexts().isEmpty)
  }
}
