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
    (
      "func didAsk(_ done: () -> Void)",
      "2:23 error: a listener may keep what it is given: write @escaping [add @escaping]",
      "func didAsk(_ done: @escaping () -> Void)"
    ),
    (
      "@ActionOptions(.omit, .disable) func didPress()",
      "2:25 error: '.disable' contradicts or repeats an option before it [remove it]",
      "@ActionOptions(.omit) func didPress()"
    ),
    (
      "@ActionOptions(.exclusive) func didPress()",
      "2:18 error: '.exclusive' is for an action that is async [remove it]",
      "func didPress()"
    ),
    (
      "@ActionOptions(.required, .report) func didPress()",
      "2:29 error: '.report' is for an optional action; a required one has no options [remove it]",
      "@ActionOptions(.required) func didPress()"
    ),
    (
      "@ActionOptions(.required) func didAsk() -> Int",
      "2:18 error: '.required' is for an action without a result: who answers may have gone "
        + "[remove it]",
      "func didAsk() -> Int"
    ),
    (
      "@ActionOptions(.allInOrder) func didAsk() -> Int?",
      "2:18 error: '.allInOrder' is for an action without a result: only one can answer "
        + "[remove it]",
      "func didAsk() -> Int?"
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
      "2:3 error: a protocol with @Actions has methods, each of which says what the user did, and "
        + "associated types"
    ),
    (
      "func didSelect<Task>(_ task: Task)",
      "2:17 error: a closure, which may listen, is not generic: write the type out, or give the "
        + "protocol an associated type"
    ),
    (
      "func didSelect(_ task: some Hashable)",
      "2:26 error: a closure, which may listen, is not generic: write the type out, or give the "
        + "protocol an associated type"
    ),
    (
      "func didSelect(_ tasks: Int...)",
      "2:30 error: an action takes an array instead: write [Int]"
    ),
    (
      "func didCount(_ count: inout Int)",
      "2:26 error: an action says what the user did, and changes nothing by 'inout'; return the "
        + "new value"
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

  @Test(arguments: [
    ("struct Course<Task>", "2:32 error: a protocol with @Actions stands outside of generic types"),
    ("func course()", "2:32 error: a protocol with @Actions stands outside of functions"),
  ])
  func aPlaceWithoutProtocolsIsNamed(_ around: String, _ text: String) {
    #expect(Diagnosis("\(around) {\n  \(interface("func didPress()"))\n}").text == text)
  }

  @Test(arguments: [
    "struct S { @ActionOptions(.omit) var didPress: (() -> Void)? }",
    "protocol P { @ActionOptions(.omit) func didPress() }",
    "@ActionOptions(.omit) func didPress() {}",
  ])
  func optionsElsewhereAreMended(_ source: String) {
    let diagnosis = Diagnosis(source)
    #expect(
      diagnosis.text.hasSuffix(
        "error: @ActionOptions belongs to a method of a protocol with @Actions; a property has its "
          + "options in @Action(…) [remove it]"))
    #expect(diagnosis.fixed == source.replacing("@ActionOptions(.omit) ", with: ""))
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
