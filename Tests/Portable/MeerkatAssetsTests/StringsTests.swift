import Foundation
import MeerkatAssets
import MeerkatUI
import MeerkatViews
import Testing

/// How tables of texts are read, chosen from and filled.
struct StringsReaderTests {
  private func read(_ name: String, _ text: String) throws -> StringsReader {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    var reader = StringsReader()
    reader.read(file)
    return reader
  }

  @Test func aListOfPluralsIsRead() throws {
    let reader = try read(
      "pl.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%d days left</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>Jeszcze %#@days@</string>
        <key>days</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d dzień</string>
          <key>few</key><string>%d dni</string>
          <key>other</key><string>%d dnia</string>
        </dict></dict></dict></plist>
      """)
    let table = try #require(reader.tables["Localizable"])
    let pl = Locale(identifier: "pl_PL")
    let text = { (number: Int) in
      table.text("%d days left", [(text: "\(number)", number: Double(number))], locale: pl)
    }
    #expect(text(1) == "Jeszcze 1 dzień")
    #expect(text(3) == "Jeszcze 3 dni")
  }

  @Test(arguments: ["50% off", "%d items", "100%", "%@ of %@"])
  func aTextWithoutValuesIsNoFormat(text: String) {
    var table = StringTable()
    table.languages["en"] = ["key": .init(text)]
    #expect(table.text("key", [], locale: Locale(identifier: "en")) == text)
  }

  @Test(arguments: [
    ("Localizable.xcstrings", "{", "This isn't what Xcode writes"),
    ("de.lproj/Localizable.strings", "\"Map\" = Karte Karte;;", "This isn't a list of texts"),
    ("de.lproj/Localizable.stringsdict", "{ \"a\" = \"b\"; }", "The texts of “a”"),
  ])
  func whatCannotBeReadIsSaid(name: String, text: String, message: String) throws {
    let reader = try read(name, text)
    let problem = try #require(reader.problems.first)
    #expect(problem.message.hasPrefix(message), "\(problem)")
    #expect(!problem.isWarning)
  }

  @Test(arguments: [
    ("en", [0: "other", 1: "one", 2: "other"]), ("fr", [0: "one", 1: "one", 2: "other"]),
    ("ru", [1: "one", 3: "few", 5: "many", 11: "many", 21: "one", 112: "many"]),
    ("pl", [1: "one", 2: "few", 12: "many", 22: "few", 21: "many"]),
    ("cs", [1: "one", 4: "few", 5: "other"]), ("ja", [1: "other"]),
    ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"]),
    ("sl", [1: "one", 102: "two", 3: "few", 5: "other"]),
    ("lt", [1: "one", 2: "few", 11: "other"]),
  ])
  func aNumberChoosesByTheRulesOfItsLanguage(language: String, expected: [Int: String]) throws {
    var table = StringTable()
    let names = ["zero", "one", "two", "few", "many"]
    table.languages[language] = [
      "%lld": .init("other", plurals: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
    ]
    // The category `zero` of a table is for the number in every language: left out where it isn't the language's own.
    if language != "ar" { table.languages[language]?["%lld"]?.plurals?["zero"] = nil }
    for (number, category) in expected {
      let values = [(text: "\(number)", number: Double(number) as Double?)]
      let text = table.text("%lld", values, locale: Locale(identifier: language))
      #expect(text == category, "\(number)")
    }
  }
}

/// Texts in the tables of this target, in views.
@MainActor
struct TranslationTests {
  /// What a person with a language reads.
  private func shown(_ language: String, _ view: some View) -> [String] {
    let runtime = Runtime()
    runtime.show(view.environment(\.locale, Locale(identifier: language)))
    defer { runtime.end() }
    return texts(in: runtime.window)
  }

  private func texts(in element: Element) -> [String] {
    if let text = element as? TextElement { return [text.text.plainText] }
    return element.children.flatMap(texts)
  }

  @Test func aLiteralIsInTheLanguageOfTheSurroundings() {
    #expect(shown("de_AT", Text("Home")) == ["Start"])
    #expect(shown("en_GB", Text("Home")) == ["Home"])
    #expect(shown("ja", Text("Home")) == ["Home"])
    #expect(shown("de", Text("Untranslated")) == ["Untranslated"])
    #expect(shown("de", Text("In no table")) == ["In no table"])
    #expect(shown("de", Text(verbatim: "Home")) == ["Home"])
  }

  @Test func valuesArePutWhereTheLanguageHasThem() {
    let (thing, person) = ("a *book*", "Ann")
    #expect(shown("de", Text("\(thing) from \(person)")) == ["Ann hat a *book*"])
    #expect(shown("en", Text("\(thing) from \(person)")) == ["a *book* from Ann"])
    #expect(shown("de", Text("\(1) files")) == ["1 Datei"])
    #expect(shown("de", Text("\(2) files").bold()) == ["2 Dateien"])
    #expect(shown("en", Text("\(1) files")) == ["1 file"])
  }

  @Test func aTableIsChosenByItsName() {
    #expect(shown("de", Text("Map", tableName: "Places")) == ["Karte"])
    #expect(shown("de", Text("Map")) == ["Map"])
  }

  @Test func aChangeOfLanguageIsSeenAtOnce() {
    struct Switched: View {
      @State var language = "en"
      var body: some View {
        VStack {
          Text("Home")
          Button("Home") { language = "de" }
        }
        .environment(\.locale, Locale(identifier: language))
      }
    }
    let runtime = Runtime()
    runtime.show(Switched())
    defer { runtime.end() }
    #expect(texts(in: runtime.window) == ["Home", "Home"])
    func buttons(_ element: Element) -> [ButtonElement] {
      (element as? ButtonElement).map { [$0] } ?? element.children.flatMap(buttons)
    }
    for button in buttons(runtime.window) { runtime.perform { _ = button.handle(.tap) } }
    #expect(texts(in: runtime.window) == ["Start", "Start"])
  }
}
