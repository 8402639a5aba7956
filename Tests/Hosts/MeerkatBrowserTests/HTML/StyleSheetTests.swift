import Foundation
import MeerkatBrowser
import MeerkatViews
import Testing

/// The page's style sheet and the table that pictures are drawn with.
struct StyleSheetTests {
  private var sheet: String {
    get throws {
      let asset = try #require(
        [String: PageAsset].client.values.first { $0.contentType.hasPrefix("text/css") })
      return String(decoding: asset.bytes, as: UTF8.self)
    }
  }

  @Test func theColoursAreThoseOfTheTable() throws {
    let sheet = try sheet
    #expect(sheet.hasPrefix(":root {\n  --page: light-dark(#f2f2f7, #000000);\n"))
    let rest = sheet.dropFirst(DesignStyleSheet.text.count)
    let root = try #require(rest.components(separatedBy: ":root {").last?.prefix { $0 != "}" })
    for color in DesignColor.allCases { #expect(!root.contains("--\(color.rawValue):")) }
  }

  @Test(arguments: [
    ("min-height", DesignLength.barHeight, ".bar {"),
    ("border-radius", DesignLength.cardRadius, ".grouped section > ul {"),
    ("min-height", DesignLength.rowHeight, "li:not(.section) {"),
    ("border-radius", DesignLength.sheetRadius, ".alert, .choice {"),
  ])
  func theLengthsAreThoseOfTheTable(property: String, points: Int, rule: String) throws {
    let found = try sheet.components(separatedBy: "\n" + rule).dropFirst().map {
      $0.prefix { $0 != "}" }
    }
    #expect(found.contains { $0.contains("\(property): \(points)px") })
  }

  @Test func sheetsLeaveWhatTheTableSays() throws {
    let sheet = try sheet
    #expect(sheet.contains("calc(100dvh - \(DesignLength.sheetDistance)px)"))
    #expect(sheet.contains("--section-spacing, \(DesignLength.sectionSpacing)px"))
    #expect(sheet.contains("--section-spacing, \(DesignLength.headedSectionSpacing)px"))
    #expect(sheet.contains("(min-width: \(DesignLength.wideWidth)px)"))
    #expect(sheet.contains("(max-width: \(DesignLength.roomyWidth - 1)px)"))
    #expect(sheet.contains("(100% - \(DesignLength.readableWidth / 16)rem) / 2"))
  }
}
