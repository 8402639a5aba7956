import Testing

/// What `@Linked` and `@Link` say about mistakes, where, and what their fix-its make of them.
struct LinkMistakesTests {
  private func table(_ cases: String) -> String {
    "@Linked enum Place {\n\(cases)\n}"
  }

  /// A link with a case, the mistake in it, and the same after each fix-it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let link: String
    let text: String
    let fixed: [String]

    init(_ link: String, _ text: String, _ fixed: String...) {
      self.link = link
      self.text = text
      self.fixed = fixed
    }

    var testDescription: String { link }
  }

  private func check(_ mistake: Mistake) {
    let use = MacroUse(table(mistake.link))
    #expect(use.mistakes == mistake.text)
    #expect(use.fixed == mistake.fixed.map(table))
    #expect(!use.expanded.contains("extension"))
  }

  @Test(arguments: [
    Mistake(
      #"@Link("todos/{id") case details(id: Int)"#,
      "2:7 “{id” is not a parameter. Put braces around a whole segment or value: {id}. "
        + #"[write "todos/{id}"]"#,
      #"@Link("todos/{id}") case details(id: Int)"#),
    Mistake(
      #"@Link("todos/a{id}") case details(id: Int)"#,
      "2:7 “a{id}” is not a parameter. Put braces around a whole segment or value: {id}."),
    Mistake(
      #"@Link("todos/{}") case details(id: Int)"#,
      #"2:7 A parameter has no name. Give it one: {id}. [write "todos/{id}"]"#,
      #"@Link("todos/{id}") case details(id: Int)"#),
    Mistake(
      #"@Link("todos/{...}") case folder(path: [String])"#,
      #"2:7 A parameter has no name. Give it one: {id}. [write "todos/{path...}"]"#,
      #"@Link("todos/{path...}") case folder(path: [String])"#),
    Mistake(
      #"@Link("todos?{filter}") case list(filter: Filter?)"#,
      "2:7 “{filter}” is not a query. Write name={parameter}. "
        + #"[write "todos?filter={filter}"]"#,
      #"@Link("todos?filter={filter}") case list(filter: Filter?)"#),
    Mistake(
      #"@Link("todos?=3") case list(filter: Filter?)"#,
      "2:7 “=3” is not a query. Write name={parameter}."),
    Mistake(
      #"@Link("todos/..") case list"#,
      "2:7 Addresses can't contain the segments “.” and “..”. Use another text."),
    Mistake(
      #"@Link("{path...}/share") case share(path: [String])"#,
      "2:7 {path...} takes all segments that are left. Put it at the end of the path."),
    Mistake(
      #"@Link("{id}/{id}") case share(id: Int, other: Int)"#,
      "2:7 Two parameters are called {id}. Give each a name of its own."),
    Mistake(
      #"@Link("todos?a={b}&a={c}") case share(b: Int, c: Int)"#,
      "2:7 Two queries are called “a”. Use an array for repeated ones."),
  ])
  func aFlawOfThePatternIsMended(_ mistake: Mistake) { check(mistake) }

  @Test(arguments: [
    Mistake(
      #"@Link("todos/{number}") case details(id: Int, filter: Filter?)"#,
      "2:7 {number} stands for no value of 'details', which has 'id', 'filter' "
        + "[write {id}] [write {filter}]",
      #"@Link("todos/{id}") case details(id: Int, filter: Filter?)"#,
      #"@Link("todos/{filter}") case details(id: Int, filter: Filter?)"#),
    Mistake(
      #"@Link("todos/{id}") case list"#,
      "2:7 {id} stands for no value of 'list', which has no further value"),
    Mistake(
      #"@Link("todos?filter={filter}") case details(id: Int, filter: Filter?)"#,
      "2:45 the link of 'details' has no parameter for 'id' "
        + #"[write "todos/{id}?filter={filter}"]"#,
      #"@Link("todos/{id}?filter={filter}") case details(id: Int, filter: Filter?)"#),
    Mistake(
      #"@Link("todos/{id}") case details(id: Int, filter: Filter?)"#,
      "2:43 the link of 'details' has no parameter for 'filter' "
        + #"[write "todos/{id}?filter={filter}"]"#,
      #"@Link("todos/{id}?filter={filter}") case details(id: Int, filter: Filter?)"#),
    Mistake(
      #"@Link("todos") case details(Int)"#,
      #"2:29 the link of 'details' has no parameter for 'Int' [write "todos/{value1}"]"#,
      #"@Link("todos/{value1}") case details(Int)"#),
    Mistake(
      #"@Link("todos/{filter}") case list(filter: Filter?)"#,
      "2:7 {filter} in the path stands for one value. Move an optional one into the query, and "
        + #"write {filter...} for an array. [write "todos?filter={filter}"]"#,
      #"@Link("todos?filter={filter}") case list(filter: Filter?)"#),
    Mistake(
      #"@Link("folders/{path}") case folder(path: [String])"#,
      "2:7 {path} in the path stands for one value. Move an optional one into the query, and "
        + #"write {path...} for an array. [write "folders/{path...}"]"#,
      #"@Link("folders/{path...}") case folder(path: [String])"#),
    Mistake(
      #"@Link("folders/{path}/all") case folder(path: [String])"#,
      "2:7 {path} in the path stands for one value. Move an optional one into the query, and "
        + #"write {path...} for an array. [write "folders/all?path={path}"]"#,
      #"@Link("folders/all?path={path}") case folder(path: [String])"#),
    Mistake(
      #"@Link("folders/{id...}") case folder(id: Int)"#,
      "2:7 {id...} needs an array. Write {id} for one value. "
        + #"[write "folders/{id}"]"#,
      #"@Link("folders/{id}") case folder(id: Int)"#),
    Mistake(
      #"@Link("folders/{id...}") case folder(id: Optional<Int>)"#,
      "2:7 {id...} needs an array. Write {id} for one value. "
        + #"[write "folders?id={id}"]"#,
      #"@Link("folders?id={id}") case folder(id: Optional<Int>)"#),
  ])
  func parametersAndValuesBelongTogether(_ mistake: Mistake) { check(mistake) }

  @Test(arguments: [
    Mistake(
      #"@Link("todos") @Link("list") case list"#,
      "2:16 a case has one link, so it has one address [remove this one]",
      #"@Link("todos") case list"#),
    Mistake(
      #"  @Link("todos") case list, details(id: Int)"#,
      "2:29 a link belongs to one case: it cannot lead to several [write a case for each]",
      "  @Link(\"todos\") case list\n  case details(id: Int)"),
    Mistake(
      #"@Link("todos/\(number)") case list"#,
      "2:7 a pattern is a text that is written out here, for it is read while compiling"),
    Mistake(
      #"@Link(pattern) case list"#,
      "2:7 a pattern is a text that is written out here, for it is read while compiling"),
    Mistake(
      "#if DEBUG\n@Link(\"todos\") case list\n#endif",
      "3:1 @Linked does not read links under '#if': write 'links' by hand"),
  ])
  func aLinkIsOneTextBeforeOneCase(_ mistake: Mistake) { check(mistake) }

  @Test(arguments: [
    ("todos", "list", "todos", "all"),
    ("todos/{id}", "one(id: Int)", "/todos/{key}", "two(key: Int)"),
    ("{id}", "one(id: Filter)", "{name}", "two(name: String)"),
    ("{path...}", "one(path: [Int])", "{rest...}?page={page}", "two(rest: [String], page: Int)"),
  ])
  func patternsOfOneShapeClash(
    _ first: String, _ one: String, _ second: String, _ two: String
  ) {
    let use = MacroUse(table("@Link(\"\(first)\") case \(one)\n@Link(\"\(second)\") case \(two)"))
    let names = [one, two].map { $0.prefix { $0 != "(" } }
    #expect(
      use.mistakes == """
        3:7 “\(first)” of '\(names[0])' and “\(second)”: Both match the same links. \
        Remove one, or tell them apart by a plain segment.
        """)
  }

  @Test(arguments: [
    ("todos", "list", "todos/all", "all"), ("todos/{id}", "one(id: Int)", "todos/new", "new"),
    ("{id}", "one(id: Int)", "{name}", "two(name: Filter)"),
  ])
  func patternsThatMayBeToldApartAreLeftToTheTable(
    _ first: String, _ one: String, _ second: String, _ two: String
  ) {
    let use = MacroUse(table("@Link(\"\(first)\") case \(one)\n@Link(\"\(second)\") case \(two)"))
    #expect(use.mistakes == "")
  }

  @Test(arguments: [
    ("case list", "@Link(\"list\") case list"),
    ("case details(id: Int)", "@Link(\"details/{id}\") case details(id: Int)"),
  ])
  func aTableWithoutLinksGetsOne(_ declaration: String, _ fixed: String) {
    let use = MacroUse(table(declaration))
    let link = fixed.prefix { $0 != " " }
    #expect(
      use.mistakes
        == "1:1 no case of 'Place' has a link: write @Link before one [write \(link)]")
    #expect(use.fixed == [table(fixed)])
  }

  @Test func casesOfOneNameCannotBeToldApart() {
    let use = MacroUse(
      table("@Link(\"a/{id}\") case page(id: Int)\n@Link(\"b\") case list\ncase page(name: String)")
    )
    #expect(
      use.mistakes == "2:22 another case is called 'page' as well: give each a name of its own")
  }

  @Test func aStructHasNoTable() {
    let use = MacroUse("@Linked struct Place {}")
    #expect(use.mistakes == "1:1 @Linked belongs to the enum of a flow's destinations")
  }

  @Test func aLinkInAnEnumWithoutTableIsNotRead() {
    let use = MacroUse("public enum Place {\n  @Link(\"todos\") case list\n}")
    #expect(use.mistakes == "2:3 nobody reads this link: write @Linked before 'enum Place'")
  }

  @Test func aLinkBelongsToACase() {
    let use = MacroUse("struct Place {\n  @Link(\"todos\") var list = 0\n}")
    #expect(use.mistakes == "2:3 @Link belongs to a case of an enum with @Linked [remove it]")
    #expect(use.fixed == ["struct Place {\n  var list = 0\n}"])
  }

  @Test(arguments: [
    ("struct Feature<Item> { @Linked enum Place { @Link(\"todos\") case list } }", 37),
    (
      "extension Feature where Item == Int { @Linked enum Place { @Link(\"todos\") case list } }",
      52
    ),
    ("@Linked enum Place<Item> { @Link(\"todos\") case list }", 14),
  ])
  func anEnumWithTypeParametersAroundHasNoTable(_ source: String, _ column: Int) {
    let use = MacroUse(source)
    #expect(
      use.mistakes == """
        1:\(column) a generic type can't keep a table of links: declare 'Place' outside of generic \
        types, and without type parameters, or write 'links' by hand
        """)
    #expect(!use.expanded.contains("static"))
  }
}
