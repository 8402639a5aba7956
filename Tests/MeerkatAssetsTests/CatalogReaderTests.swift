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
    (["A.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#], "There is no colour"),
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
      ["A.imageset/Contents.json": #"{"images": [{"filename": "logo.png", "scale": "2x"}]}"#],
      "The file “logo.png” is missing"
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
    var archive = AssetArchive()
    let white = AssetColor.Components(red: 1, green: 1, blue: 1)
    archive.colors[name] = AssetColor(light: white, dark: white)
    let source = AssetSymbols.source(of: archive)
    #expect(
      source.contains("static let \(symbol) = ColorResource(name: \"\(name)\", bundle: .module)"))
  }
}
