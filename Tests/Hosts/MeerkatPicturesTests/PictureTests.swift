import Foundation
import MeerkatPictures
import MeerkatSnapshots
import MeerkatTesting
import MeerkatUI
import Testing

/// What holds for every picture.
@MainActor
struct PictureTests {
  @Test(arguments: [0, -1, CGFloat.infinity, .nan, 1_000_000])
  func aSizeThatCannotBeIsRefused(length: CGFloat) {
    #expect(throws: Picture.Error.self) { try Picture(of: Text("A"), width: length) }
    #expect(throws: Picture.Error.self) { try Picture(of: Text("A"), width: 100, height: length) }
  }

  @Test func aViewThatNeverComesToRestIsRefused() {
    #expect(throws: Picture.Error.unsettled) {
      try Picture(of: Restless(), width: 100, height: 100)
    }
  }

  @Test func theSameViewGivesTheSameBytes() throws {
    for variant in [Picture.Variant.light, .dark, .rightToLeft] {
      let pictures = try (0..<3).map { _ in
        try Picture(of: SettingsSample(), width: 390, height: 844, variant: variant)
      }
      #expect(Set(pictures).count == 1)
    }
  }

  @Test func nothingOutsideIsReferredTo() throws {
    let svg = try Picture(of: FormsSample(), width: 390).svg
    #expect(svg.components(separatedBy: "http").count == 2)
    #expect(svg.contains("xmlns=\"http://www.w3.org/2000/svg\""))
    for part in svg.components(separatedBy: "url(").dropFirst() { #expect(part.hasPrefix("#")) }
  }

  @Test func wordsAreWrittenAsXMLHasThem() throws {
    let svg = try Picture(of: Text("a < b & \"c\""), width: 300).svg
    #expect(svg.contains(">a &lt; b &amp; &quot;c&quot;</text>"))
  }

  @Test func anElementTakesALine() throws {
    let svg = try Picture(of: SettingsSample(), width: 390, height: 844).svg
    for line in svg.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      #expect(line.hasPrefix("<") && line.hasSuffix(">"))
    }
  }

  @Test func ofALongListOnlyWhatIsSeenIsDrawn() throws {
    let list = List(0..<10_000, id: \.self) { Text("Row \($0)") }
    let svg = try Picture(of: list, width: 390, height: 844).svg
    #expect(svg.contains(">Row 0<") && svg.contains(">Row 17<"))
    #expect(!svg.contains(">Row 19<"))
  }

  @Test func aLongListIsDrawnToTheEndOfItsFrame() throws {
    let list = List(0..<10_000, id: \.self) { Text("Row \($0)") }
    #expect(try Picture(of: list, width: 390, height: 8_000).svg.contains(">Row 172<"))
  }

  @Test func pairsOfLettersStandCloser() throws {
    let widths = try ["AVAV", "AAAA", "VVVV"].map { text in
      try width(of: Text(text).font(.system(size: 100)))
    }
    #expect(widths[0] < (widths[1] + widths[2]) / 2 - 10)
  }

  @Test(arguments: [Text.TruncationMode.head, .middle, .tail])
  func aShortenedLineIsAsLongAsItsText(mode: Text.TruncationMode) throws {
    let text = Text("Automatic and far too long").lineLimit(1).truncationMode(mode)
    let svg = try Picture(of: text, width: 100).svg
    let found = try #require(svg.firstMatch(of: /textLength="([0-9.]+)".*>(.*)<\/text>/))
    #expect(found.2.contains("…"))
    let whole = try width(of: Text(String(found.2)))
    #expect(try abs(#require(Double(found.1)) - whole) < 0.1)
    // One more letter would not fit.
    #expect(whole <= 100 && whole > 85)
  }

  @Test(arguments: [Text.TruncationMode.head, .middle, .tail])
  func aVeryLongTextIsShortened(mode: Text.TruncationMode) throws {
    let text = Text(String(repeating: "a word ", count: 20_000)).lineLimit(1)
    let svg = try Picture(of: text.truncationMode(mode), width: 200).svg
    #expect(svg.contains("…") && svg.utf8.count < 2_000)
  }

  @Test(arguments: [
    (Text("mmm"), Text("iii"), true), (Text("mmm").monospaced(), Text("iii").monospaced(), false),
    (Text("Word").bold(), Text("Word"), true), (Text("日本"), Text("aa"), true),
  ])
  func someLettersAreWider(wide: Text, narrow: Text, isWider: Bool) throws {
    #expect(try (width(of: wide) > width(of: narrow) + 1) == isWider)
  }

  /// The width of a text in one line, as the picture says it.
  private func width(of text: Text) throws -> Double {
    let svg = try Picture(of: text, width: 1_000).svg
    let found = try #require(svg.firstMatch(of: /textLength="([0-9.]+)"/))
    return try #require(Double(found.1))
  }

  @Test func aPictureWithoutAHeightIsAsHighAsItsView() throws {
    let picture = try Picture(of: Color.red.frame(width: 50, height: 70), width: 100)
    #expect(picture.size == CGSize(width: 100, height: 70))
  }

  nonisolated static let hasConverter = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains
  {
    FileManager.default.isExecutableFile(atPath: $0 + "/rsvg-convert")
  }

  @Test(.enabled(if: hasConverter, "rsvg-convert is not installed: install librsvg2-bin"))
  func aPictureBecomesAPNG() throws {
    let picture = try Picture(of: Color.red, width: 40, height: 30)
    for (scale, width, height) in [(1.0, 40, 30), (3, 120, 90)] as [(CGFloat, UInt8, UInt8)] {
      let bytes = [UInt8](try picture.png(scale: scale))
      #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      // The header has the width and the height, in four bytes each.
      #expect(bytes[16..<24] == [0, 0, 0, width, 0, 0, 0, height])
    }
  }

  @Test func withoutTheConverterTheErrorSaysWhatToInstall() throws {
    let picture = try Picture(of: Text("A"), width: 40)
    #expect(throws: Picture.Error.noConverter) { try picture.png(scale: 2, path: "/nowhere") }
    #expect("\(Picture.Error.noConverter)".contains("librsvg2-bin"))
    for scale in [0, -1, CGFloat.nan, .infinity] {
      #expect(throws: Picture.Error.self) { try picture.png(scale: scale) }
    }
  }

  @Test(arguments: [(430, "List of all things"), (310, "Back"), (270, nil)])
  func theBackButtonGivesWayToTheTitle(width: CGFloat, back: String?) throws {
    let app = try Driver(
      NavigationStack {
        NavigationLink("Open") { Text("").navigationTitle("A title of some length") }
          .navigationTitle("List of all things")
      })
    try app.tap("Open")
    let svg = try app.picture(width: width, height: 300).svg
    #expect(
      ["List of all things", "Back"].filter { svg.contains(">\($0)<") } == [back].compactMap(\.self)
    )
    #expect(svg.contains(">A title of some length<"))
  }

  @Test func aContactSheetHoldsAllItsPictures() throws {
    let one = try Picture(of: Text("One"), width: 100, height: 50)
    let sheet = Picture.contactSheet(of: [("a", one), ("b", one), ("c", one)], columns: 2)
    #expect(sheet.svg.components(separatedBy: ">One<").count == 4)
    #expect(sheet.size == CGSize(width: 272, height: 228))
  }
}

/// A view that changes each time that it is evaluated.
private struct Restless: View {
  @State private var count = 0

  var body: some View {
    let _ = { count += 1 }()
    Text("\(count)")
  }
}
