import Foundation
import MeerkatSource
import Testing

struct KnownFindingsTests {
  private let page = view(#"@Environment(\.dismiss) var dismiss"#, #"Button("Done") { dismiss() }"#)

  private func read(_ source: String) async -> SourcePackage {
    await SourcePackage(name: "App", sources: ["Page.swift": source])
  }

  /// What is new or stale in a source, with the baseline of the page.
  private func remaining(in source: String) async throws -> [String] {
    let old = await read(page)
    let written = try KnownFindings(of: await Linter(old).findings(), in: old).data()
    let new = await read(source)
    let found = await Linter(new).findings()
    return try KnownFindings(written).remaining(of: found, in: new, from: "lint.json").map {
      "\($0.location.file) \($0.location.line) \($0.rule)"
    }
  }

  @Test func itIsALineForEachFinding() async throws {
    let package = await read(page)
    let data = try KnownFindings(of: await Linter(package).findings(), in: package).data()
    #expect(
      String(decoding: data, as: UTF8.self) == #"""
        [
        {"code":"@Environment(\\.dismiss) var dismiss","file":"Page.swift","rule":"dismisses-itself"}
        ]

        """#)
  }

  @Test func whatIsKnownIsLeftOutWhereverItMoves() async throws {
    #expect(try await remaining(in: page) == [])
    #expect(try await remaining(in: "import SwiftUI\n\n" + page) == [])
  }

  @Test func whatIsNewRemains() async throws {
    let second = page.replacing("Page", with: "Other")
    #expect(try await remaining(in: page + "\n" + second) == ["Page.swift 8 dismisses-itself"])
  }

  @Test func whatNoLongerFitsIsStale() async throws {
    #expect(try await remaining(in: "struct Page {}") == ["lint.json 2 stale-baseline"])
  }

  @Test func aBaselineWithoutFindingsIsEmpty() async throws {
    let package = await read("struct Page {}")
    let data = try KnownFindings(of: [], in: package).data()
    #expect(try KnownFindings(data).entries == [])
  }

  @Test(arguments: ["", "{}", "[1]", "[{\"file\": \"a\"}]"])
  func somethingElseIsNoKnownFindings(text: String) {
    #expect(throws: DecodingError.self) { try KnownFindings(Data(text.utf8)) }
  }
}
