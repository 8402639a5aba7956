import Foundation
import MeerkatAssets
import Testing

/// How catalogues are read, as tables of cases.
struct CatalogReaderTests {
  /// Writes a catalogue of files, by path, and reads it.
  private func read(_ files: [String: String]) throws -> CatalogReader {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var reader = CatalogReader()
    reader.read(folder)
    return reader
  }

  private func colorSet(_ space: String, _ components: [String: String]) -> String {
    let list = components.map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", ")
    return """
      {"colors": [{"idiom": "universal", "color":
        {"color-space": "\(space)", "components": {\(list)}}}]}
      """
  }

  @Test(arguments: [
    (
      "srgb", ["red": "0.5", "green": "0.25", "blue": "1.000", "alpha": "0.5"], [0.5, 0.25, 1, 0.5]
    ),
    ("srgb", ["red": "51", "green": "0", "blue": "255", "alpha": "1"], [0.2, 0, 1, 1]),
    ("srgb", ["red": "0x33", "green": "0x00", "blue": "0xFF"], [0.2, 0, 1, 1]),
    ("display-p3", ["red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"], [1, 0, 0, 1]),
    ("extended-linear-srgb", ["red": "1.0", "green": "0.0", "blue": "0.0"], [1, 0, 0, 1]),
    ("gray-gamma-22", ["white": "0.4", "alpha": "1.0"], [0.4, 0.4, 0.4, 1]),
  ])
  func componentsAreReadInEveryForm(
    space: String, components: [String: String], expected: [Double]
  ) throws {
    let reader = try read(["A.colorset/Contents.json": colorSet(space, components)])
    #expect(reader.problems.isEmpty)
    let color = try #require(reader.archive.colors["A"])
    let parts = [color.light.red, color.light.green, color.light.blue, color.light.opacity]
    #expect(zip(parts, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(parts)")
    #expect(color.light == color.dark)
    #expect(color.light.isWide == (space == "display-p3"))
  }

  @Test(arguments: [
    (["A.colorset/Contents.json": "{"], "This isn't what Xcode writes"),
    (["A.colorset/Other.json": "{}"], "Contents.json is missing"),
    (
      [
        "A.colorset/Contents.json":
          #"{"colors": [{"color": {"color-space": "lab", "components": {"red": "1"}}}]}"#
      ],
      "The colour space “lab” isn't known"
    ),
    (
      [
        "A.colorset/Contents.json":
          #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "much"}}}]}"#
      ],
      "“much” isn't a component"
    ),
    (
      [
        "A.colorset/Contents.json":
          #"{"colors": [{"color": {"platform": "ios", "reference": "systemPlaid"}}]}"#
      ],
      "The system colour “systemPlaid” isn't known"
    ),
    (
      ["A.symbolset/Contents.json": #"{"symbols": [{"filename": "leaf.svg"}]}"#],
      "The symbol “leaf.svg” is missing"
    ),
  ])
  func whatCannotBeReadIsSaid(files: [String: String], message: String) throws {
    let reader = try read(files)
    let problem = try #require(reader.problems.first)
    #expect(reader.problems.count == 1)
    #expect(problem.message.hasPrefix(message), "\(problem)")
    #expect(problem.description.contains(":1:1: error: "))
    #expect(problem.path.contains("A."))
    #expect(reader.archive == AssetArchive())
  }

  @Test func aPictureThatBrowsersDoNotShowIsAWarning() throws {
    let reader = try read([
      "A.imageset/Contents.json": #"{"images": [{"filename": "a.pdf"}, {"filename": "a.svg"}]}"#,
      "A.imageset/a.pdf": "%PDF", "A.imageset/a.svg": "<svg/>",
    ])
    #expect(reader.problems.map(\.isWarning) == [true])
    #expect(reader.archive.images["A"]?.files.map(\.mediaType) == ["image/svg+xml"])
  }

  @Test func anArchiveIsReadAsItWasWritten() throws {
    let reader = try read([
      "A.colorset/Contents.json": colorSet("srgb", ["red": "1.0", "green": "0.5", "blue": "0.1"])
    ])
    #expect(try AssetArchive(reader.archive.data()) == reader.archive)
  }

  @Test(arguments: [
    ("AccentBlue", "accentBlue"), ("AccentColor", "accent"), ("Color", "color"),
    ("brand red", "brandRed"), ("URLColor", "url"), ("URLBar", "urlBar"), ("2nd", "_2nd"),
    ("default", "`default`"), ("snake_case", "snake_case"),
  ])
  func aSymbolIsMadeOfTheName(name: String, symbol: String) {
    var symbols = AssetSymbols()
    symbols.colors = [name]
    #expect(
      symbols.source.contains(
        "static let \(symbol) = ColorResource(name: \"\(name)\", bundle: .module)"))
  }

  @Test func aPictureWhoseFileIsMissingIsAWarning() throws {
    let reader = try read([
      "A.imageset/Contents.json": #"{"images": [{"filename": "logo.png", "scale": "2x"}]}"#
    ])
    #expect(reader.problems.map(\.isWarning) == [true])
    #expect(reader.problems[0].message.hasPrefix("The file “logo.png” is missing"))
    #expect(reader.symbols.images == ["A"])
  }

  @Test func aColourThatXcodeLeavesToTheSystemHasASymbolOnly() throws {
    let reader = try read([
      "AccentColor.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#
    ])
    #expect(reader.problems.isEmpty)
    #expect(reader.archive == AssetArchive())
    #expect(reader.symbols.colors == ["AccentColor"])
  }

  @Test func aColourOfTheSystemIsKnownByItsName() throws {
    let reader = try read([
      "A.colorset/Contents.json":
        #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
    ])
    let color = try #require(reader.archive.colors["A"])
    #expect(color.light == AssetColor.Components(red: 1, green: 59 / 255, blue: 48 / 255))
    #expect(color.dark == AssetColor.Components(red: 1, green: 69 / 255, blue: 58 / 255))
  }

  /// A template as Apple's tool for symbols writes it, shortened: guides, and one weight of three.
  @Test func ofASymbolTheRegularDrawingIsTaken() throws {
    let reader = try read([
      "leaf.symbolset/Contents.json": #"{"symbols": [{"filename": "leaf.svg"}]}"#,
      "leaf.symbolset/leaf.svg": """
      <svg><g id="Guides"><line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="263" x2="3036" y1="1056" y2="1056"/>
      <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/></g>
      <g id="Symbols"><g id="Black-M"><path d="M1 1"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><g><path d="M2 2"/></g></g></g></svg>
      """,
    ])
    let image = try #require(reader.archive.images["leaf"])
    #expect(image.isTemplate == true)
    let drawing = String(decoding: try #require(image.files.first).data, as: UTF8.self)
    #expect(drawing.contains("viewBox=\"1400.0 1043.75 100.0 94.5\""), "\(drawing)")
    #expect(drawing.contains("M2 2"))
    #expect(!drawing.contains("M1 1"))
    #expect(drawing.hasSuffix("</g></g></svg>"))
    #expect(reader.symbols.images == ["leaf"])
  }

  @Test func namesThatAreTakenGetNoMember() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("extension Color { public static let sky = Color(\"Sky\") }".utf8).write(to: file)
    var symbols = AssetSymbols()
    symbols.colors = ["Sky", "Sea", "Red", "Brand/Sun"]
    symbols.images = ["Logo"]
    symbols.viewsModule = "MeerkatUI"
    symbols.takenNames = try AssetSymbols.staticNames(in: [file])
    let source = symbols.source
    #expect(source.contains("import MeerkatUI"))
    #expect(!source.contains("import SwiftUI"))
    #expect(source.contains("static var sea: Color { Color(ColorResource.sea) }"))
    #expect(source.contains("static var sea: UIColor { UIColor(resource: .sea) }"))
    #expect(source.contains("static var logo: UIImage { UIImage(resource: .logo) }"))
    for name in ["sky", "red", "sun"] { #expect(!source.contains("static var \(name):")) }
  }
}
