import Testing

/// What `@Actions` says about a protocol.
struct InterfaceDiagnosticsTests {
  /// A protocol with one member.
  private func interface(_ member: String) -> String {
    "@Actions @MainActor protocol CourseActions {\n  \(member)\n}"
  }

  @Test(arguments: [
    (
      "static func didPress()",
      "2:3 error: an action belongs to one screen, and is not 'static' [remove it]",
      "func didPress()"
    ),
    (
      "mutating func didPress()",
      "2:3 error: an action belongs to one screen, and is not 'mutating' [remove it]",
      "func didPress()"
    ),
    (
      "func openSettings()",
      "2:8 warning: 'openSettings' says where to go; a screen says what the user did, and its "
        + "parent decides what follows [rename to 'didPressSettings']",
      "func didPressSettings()"
    ),
    (
      "func didPressSave() async throws(Full)",
      "2:29 error: an action that is async may throw any error: write 'throws' [write 'throws']",
      "func didPressSave() async throws"
    ),
  ])
  func aMistakeInAMethodIsMended(_ source: String, _ text: String, _ fixed: String) {
    let diagnosis = Diagnosis(interface(source))
    #expect(diagnosis.text == text)
    #expect(diagnosis.fixed == interface(fixed))
  }

  @Test(arguments: [
    (
      "var title: String { get }",
      "2:3 error: a protocol with @Actions has methods only, each of which says what the user did"
    ),
    (
      "associatedtype Task",
      "2:3 error: a protocol with @Actions has methods only, each of which says what the user did"
    ),
    (
      "func didSelect<Task>(_ task: Task)",
      "2:17 error: an action of a protocol takes values whose types are written out here"
    ),
    (
      "func didSelect(_ task: some Hashable)",
      "2:26 error: an action of a protocol takes values whose types are written out here"
    ),
    (
      "func didAsk(_ name: String) -> Int",
      "2:34 error: an action of a protocol is not answered; declare this one on the screen, with "
        + "'@Action var didAsk: ((…) -> Int)?'"
    ),
    (
      "func didMove(_ id: Int)\n  func didMove(to id: Int)",
      "3:8 error: 'didMove' is the name of an action before it; give it another name"
    ),
  ])
  func whatIsNoActionIsNamed(_ source: String, _ text: String) {
    #expect(Diagnosis(interface(source)).text == text)
  }

  @Test func theProtocolIsOfTheMainActor() {
    let diagnosis = Diagnosis("@Actions\npublic protocol CourseActions { func didPress() }")
    #expect(
      diagnosis.text
        == "2:17 error: actions are called on the main actor: write @MainActor before the protocol "
        + "[add @MainActor]")
    #expect(
      diagnosis.fixed == "@Actions\n@MainActor public protocol CourseActions { func didPress() }")
  }

  @Test func theProtocolStandsOutsideOfOtherTypes() {
    #expect(
      Diagnosis("enum Course {\n  \(interface("func didPress()"))\n}").text
        == "2:32 error: a protocol with @Actions stands outside of other types")
  }

  @Test func aProtocolWithoutMethodsIsNoted() {
    #expect(
      Diagnosis("@Actions @MainActor protocol CourseActions {}").text
        == "1:1 warning: @Actions writes nothing for a protocol without methods")
  }

  @Test func aScreenInsideAFunctionHasAnotherAttribute() {
    let source = "func f() {\n  @Actions struct S: View { @Action var didPress: (() -> Void)? }\n}"
    let diagnosis = Diagnosis(source)
    #expect(
      diagnosis.text
        == "2:3 error: a screen inside a function has @LocalActions [write @LocalActions]")
    #expect(diagnosis.fixed == source.replacing("@Actions", with: "@LocalActions"))
  }
}
