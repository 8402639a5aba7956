import Testing

/// What `@Actions` says about mistakes, where, and what its fix-its do.
struct ActionsDiagnosticsTests {
  /// A screen with one member.
  private func screen(_ member: String) -> String {
    "@Actions struct CourseScreen: View {\n  \(member)\n}"
  }

  /// The fixed member of a screen.
  private func member(_ diagnosis: Diagnosis) -> String {
    let lines = diagnosis.fixed.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast().joined(separator: "\n").trimmingPrefix("  ").description
  }

  @Test(arguments: [
    ("openSettings", "() -> Void", "didPressSettings"),
    ("openURL", "(URL) -> Void", "didSelectURL"),
    ("showDetails", "(Int) -> Void", "didSelectDetails"),
    ("navigateToProfile", "() -> Void", "didPressProfile"),
    ("presentShare", "() -> Void", "didPressShare"),
    ("pushTask", "(Int) -> Void", "didSelectTask"),
    ("goToInbox", "() -> Void", "didPressInbox"),
    ("goBack", "() -> Void", "didPressBack"),
    ("dismiss", "() -> Void", "didPressClose"),
    ("dismissSheet", "() -> Void", "didPressSheet"),
    ("popToRoot", "() -> Void", "didPressRoot"),
    ("pop", "() -> Void", "didPressBack"),
    ("close", "() -> Void", "didPressClose"),
    ("show", "(Int) -> Void", "didSelect"),
  ])
  func aNameThatSaysWhereToGoIsMended(_ name: String, _ type: String, _ better: String) {
    let diagnosis = Diagnosis(screen("@Action var \(name): (\(type))?"))
    #expect(
      diagnosis.text == """
        2:15 warning: '\(name)' says where to go; a screen says what the user did, and its parent \
        decides what follows [rename to '\(better)']
        """)
    #expect(member(diagnosis) == "@Action var \(better): (\(type))?")
  }

  @Test(arguments: [
    "didPressOpen", "didSelectTask", "openedLetter", "showcaseWasTapped", "popularWasChosen",
    "didShowDetails",
  ])
  func aNameThatSaysWhatTheUserDidIsFine(_ name: String) {
    #expect(Diagnosis(screen("@Action var \(name): (() -> Void)?")).text == "")
  }

  @Test(arguments: [
    ("let (row, column): (Int, Int)", 7), ("var (row, column) = (1, 2)", 7),
  ])
  func aTupleOfPropertiesIsAnError(_ property: String, _ column: Int) {
    let diagnosis = Diagnosis(screen("@Action var didPress: (() -> Void)?\n  \(property)"))
    #expect(
      diagnosis.text == """
        3:\(column) error: the initialiser takes no tuple: declare each of these properties by itself
        """)
  }

  @Test func aTupleThatIsSetIsFine() {
    let property = "let (row, column) = (1, 2)"
    #expect(Diagnosis(screen("@Action var didPress: (() -> Void)?\n  \(property)")).text == "")
  }

  @Test func aPropertyUnderAConditionIsAnError() {
    let diagnosis = Diagnosis(
      screen(
        """
        @Action var didPressClose: (() -> Void)?
          #if DEBUG
          @Action var didPressCrash: (() -> Void)?
          let build: Int
          private let note = ""
          #endif
        """))
    #expect(
      diagnosis.text == """
        4:3 error: @Actions does not read '#if': declare this property outside of it
        5:3 error: @Actions does not read '#if': declare this property outside of it
        """)
  }

  @Test(arguments: [
    (
      "@Action let didPress: (() -> Void)?", "2:11 error: an action is a 'var' [write 'var']",
      "@Action var didPress: (() -> Void)?"
    ),
    (
      "@Action static var didPress: (() -> Void)?",
      "2:11 error: an action belongs to one screen, and is not 'static' [remove it]",
      "@Action var didPress: (() -> Void)?"
    ),
    (
      "@Action var title: String",
      "2:22 error: an action is a function that is written out here, such as (() -> Void)? "
        + "[make it (() -> Void)?]",
      "@Action var title: (() -> Void)?"
    ),
    (
      "@Action var didPress = {}",
      "2:15 error: an action is a function that is written out here, such as (() -> Void)?",
      "@Action var didPress = {}"
    ),
    (
      "@Action @Action var didPress: (() -> Void)?",
      "2:11 error: @Action is written once [remove this one]",
      "@Action var didPress: (() -> Void)?"
    ),
    (
      "@Action var didPressSave: (() async -> Void)?",
      "2:30 error: an action that is async runs on the main actor: write @MainActor "
        + "[add @MainActor]",
      "@Action var didPressSave: (@MainActor () async -> Void)?"
    ),
    (
      "@Action var didPressSave: (@MainActor () async throws(Full) -> Void)?",
      "2:50 error: an action that is async may throw any error: write 'throws' [write 'throws']",
      "@Action var didPressSave: (@MainActor () async throws -> Void)?"
    ),
    (
      "@Action var didAsk: ((_ done: () -> Void) -> Void)?",
      "2:33 error: a listener may keep what it is given: write @escaping [add @escaping]",
      "@Action var didAsk: ((_ done: @escaping () -> Void) -> Void)?"
    ),
    (
      "@Action var didAsk: () -> String",
      "2:23 error: an action that is answered is optional, for who answers may have gone "
        + "[make it optional]",
      "@Action var didAsk: (() -> String)?"
    ),
    (
      "@Action(.omit, .disable) var didPress: (() -> Void)?",
      "2:18 error: '.disable' contradicts or repeats an option before it [remove it]",
      "@Action(.omit) var didPress: (() -> Void)?"
    ),
    (
      "@Action(.exclusive) var didPress: (() -> Void)?",
      "2:11 error: '.exclusive' is for an action that is async [remove it]",
      "@Action var didPress: (() -> Void)?"
    ),
    (
      "@Action(.disable) var didAsk: (() -> String)?",
      "2:11 error: '.disable' gives no result: an action that is answered has '.omit' or "
        + "'.default' [remove it]",
      "@Action var didAsk: (() -> String)?"
    ),
    (
      "@Action(.allInOrder) var didAsk: (() -> String)?",
      "2:11 error: '.allInOrder' is for an action without a result: only one can answer "
        + "[remove it]",
      "@Action var didAsk: (() -> String)?"
    ),
    (
      "@Action(.required) var didPress: (() -> Void)?",
      "2:11 error: '.required' is for a method; a property whose type is no optional is required "
        + "[remove it]",
      "@Action var didPress: (() -> Void)?"
    ),
    (
      "@Action(.report) var didPress: () -> Void",
      "2:11 error: '.report' is for an optional action; a required one has no options [remove it]",
      "@Action var didPress: () -> Void"
    ),
  ])
  func aMistakeInAnActionIsMended(_ source: String, _ text: String, _ fixed: String) {
    let diagnosis = Diagnosis(screen(source))
    #expect(diagnosis.text == text)
    #expect(member(diagnosis) == fixed)
  }

  @Test(arguments: [
    ("func didPress(_ action: () -> Void) -> Self { self }", "3:8", "didPress"),
    ("func actions() {}", "3:8", "actions"),
    ("enum Actions {}", "3:8", "Actions"),
    ("var allActions: Int { 0 }", "3:7", "allActions"),
    ("func prepareActions() {}", "3:8", "prepareActions"),
    ("let memberwise: Int", "3:7", "memberwise"),
  ])
  func aMemberThatClashesIsNamed(_ other: String, _ place: String, _ name: String) {
    let diagnosis = Diagnosis(screen("@Action var didPress: (() -> Void)?\n  \(other)"))
    #expect(
      diagnosis.text
        == "\(place) error: '\(name)' clashes with what @Actions writes; give it another name")
  }

  @Test(arguments: [
    ("var sort = Sort.byDate", "sort: Sort = Sort.byDate"),
    ("var length = count(3)", "length: <#Type#> = count(3)"),
    ("@State var lengths = [1, 2.5]", "lengths: <#Type#> = [1, 2.5]"),
    ("@StateObject var model = Model.shared", "model: Model = Model.shared"),
  ])
  func aPropertyWhoseTypeNothingTellsIsNamed(_ property: String, _ typed: String) throws {
    let diagnosis = Diagnosis(screen("@Action var didPress: (() -> Void)?\n  \(property)"))
    let start = try #require(property.firstRange(of: "var ")).upperBound
    let column = property.distance(from: property.startIndex, to: start) + 3
    let name = typed.prefix { $0 != ":" }
    #expect(
      diagnosis.text == """
        3:\(column) error: the initialiser takes '\(name)' if its type is written; else make it \
        private [write the type]
        """)
    #expect(diagnosis.fixed.contains("var \(typed)\n"))
  }

  @Test(arguments: [
    "private var sort = Sort.byDate", "let sort = Sort.byDate", "static var sort = Sort.byDate",
    "lazy var sort = Sort.byDate", "@FocusState var isFocused = Sort.byDate",
    "var sort = Sort.byDate\n  init() { prepareActions() }",
  ])
  func aPropertyThatNoInitialiserTakesNeedsNoType(_ property: String) {
    #expect(Diagnosis(screen("@Action var didPress: (() -> Void)?\n  \(property)")).text == "")
  }

  @Test func aMethodWithAnotherLabelDoesNotClash() {
    let source = screen("@Action var didPress: (() -> Void)?\n  func didPress(at place: Int) {}")
    #expect(Diagnosis(source).text == "")
  }

  @Test(arguments: [
    ("Int...", "2:31 error: an action takes an array instead: write [Int]"),
    (
      "inout Int",
      "2:28 error: an action says what the user did, and changes nothing by 'inout'; return the "
        + "new value"
    ),
  ])
  func aParameterThatCanNotBeHandedOnIsNamed(_ type: String, _ text: String) {
    #expect(Diagnosis(screen("@Action var didSelect: ((\(type)) -> Void)?")).text == text)
  }

  @Test func aTypeInsideAGenericScreenIsNamed() {
    let members = "  enum Page {}\n  @Action var didTurn: (([Page], Item.Page) -> Void)?"
    let message =
      "4:27 error: the interface of a generic screen stands beside it, and does not see 'Page': "
      + "declare it outside of the screen"
    #expect(Diagnosis("@Actions\nstruct Album<Item>: View {\n\(members)\n}").text == message)
    #expect(Diagnosis("@Actions\nstruct Album: View {\n\(members)\n}").text == "")
  }

  @Test(arguments: ["class", "actor"])
  func whatIsNoStructIsMadeOne(_ keyword: String) {
    let diagnosis = Diagnosis("@Actions \(keyword) CourseScreen {}")
    #expect(
      diagnosis.text == """
        1:1 error: @Actions belongs to a screen, which is a struct that conforms to View, or to a \
        protocol whose methods are actions [make it a struct]
        """)
    #expect(diagnosis.fixed == "@Actions struct CourseScreen {}")
  }

  @Test func anEnumIsNoScreen() {
    #expect(
      Diagnosis("@Actions enum CourseScreen {}").text == """
        1:1 error: @Actions belongs to a screen, which is a struct that conforms to View, or to a \
        protocol whose methods are actions
        """)
  }

  @Test func aScreenWithoutActionsIsNoted() {
    #expect(
      Diagnosis(screen("let title: String")).text
        == "1:1 warning: @Actions writes nothing for a screen without @Action properties")
  }

  @Test func anInitialiserPreparesTheActions() {
    let diagnosis = Diagnosis(
      """
      @Actions
      struct CourseScreen: View {
        @Action(.disable) var didPress: (() -> Void)?

        init(title: String) {
          print(title)
        }
      }
      """)
    #expect(
      diagnosis.text == """
        5:3 error: an initialiser of a screen with @Actions ends with prepareActions(), by which \
        actions can be observed and shared [call prepareActions()]
        """)
    #expect(
      diagnosis.fixed == """
        @Actions
        struct CourseScreen: View {
          @Action(.disable) var didPress: (() -> Void)?

          init(title: String) {
            print(title)
            prepareActions()
          }
        }
        """)
  }

  @Test func anInitialiserThatCallsAnotherIsFine() {
    let source = screen(
      """
      @Action(.disable) var didPress: (() -> Void)?
        init() { prepareActions() }
        init(title: String) { self.init() }
      """)
    #expect(Diagnosis(source).text == "")
  }
}
