import MeerkatSource
import Testing

struct ReportTests {
  private let report = Report([
    Finding(
      "calls-order", at: Location(file: "My App/A,B.swift", line: 3, column: 7),
      "100% of it.\nReport it."),
    Finding("unparsed", .error, at: Location(file: "B.swift", line: 1, column: 1), "It is broken."),
  ])

  @Test func textIsAsTheCompilersIs() throws {
    #expect(
      try Report([Finding("a-b", at: Location(file: "A.swift", line: 2, column: 5), "So. Do.")])
        .text(as: .text) == "A.swift:2:5: warning: So. Do. [a-b]\n")
  }

  @Test func gitHubReadsCommands() throws {
    #expect(
      try report.text(as: .githubActions) == """
        ::warning file=My App/A%2CB.swift,line=3,col=7,title=calls-order::100%25 of it.%0AReport it.
        ::error file=B.swift,line=1,col=1,title=unparsed::It is broken.

        """)
  }

  @Test func jsonIsAnArray() throws {
    #expect(
      try Report([Finding("a-b", at: Location(file: "A.swift", line: 2, column: 5), "So. Do.")])
        .text(as: .json) == """
          [
            {
              "location" : {
                "column" : 5,
                "file" : "A.swift",
                "line" : 2
              },
              "message" : "So. Do.",
              "rule" : "a-b",
              "severity" : "warning"
            }
          ]

          """)
  }

  @Test func sarifNamesRulesAndPlaces() throws {
    let text = try report.text(as: .sarif)
    for part in [
      #""$schema" : "https://json.schemastore.org/sarif-2.1.0.json""#, #""version" : "2.1.0""#,
      #""id" : "dismisses-itself""#, #""ruleId" : "calls-order""#, #""level" : "error""#,
      #""uri" : "My%20App/A,B.swift""#, #""startLine" : 3"#,
    ] {
      #expect(text.contains(part))
    }
  }

  @Test(arguments: [Report.Format.text, .githubActions])
  func withoutFindingsThereIsNoLine(format: Report.Format) throws {
    #expect(try Report([]).text(as: format) == "")
  }

  @Test(arguments: Rule.allCases)
  func rulesAreNamedInKebabCaseAndExplained(rule: Rule) {
    #expect(rule.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil)
    #expect(rule.summary.hasSuffix("."))
  }

  @Test(arguments: [["A.swift": ""], ["A.swift": "struct A: View { var body", "B.swift": "}}}{"]])
  func emptyAndDamagedFilesHaveNoFindings(sources: [String: String]) async {
    #expect(await lint(sources) == [])
  }

  @Test(.timeLimit(.minutes(1))) func protocolsInACircleAreFollowedOnce() async {
    let names = (0..<12).map { "Router\($0)" }
    let protocols = names.map { "protocol \($0): \(names.joined(separator: ", ")) {}" }
    let page = view(#"@Environment(\.dismiss) var dismiss"#, #"Button("Done") { dismiss() }"#)
      .replacing("Page: View", with: "Page: Router0")
    let source = page + "\n" + protocols.joined(separator: "\n")
    #expect(await lint(source) == [])
    #expect(await lint(source + "\nextension Router11: View {}") == ["2 dismisses-itself"])
  }

  @Test func aDamagedFileIsReadAsFarAsItGoes() async {
    let source = view(#"@Environment(\.dismiss) var dismiss"#, #"Button("Done") { dismiss() }"#)
    #expect(await lint(source + "\nstruct Other: View { func (") == ["2 dismisses-itself"])
  }
}
