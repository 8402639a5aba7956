import Foundation
import MeerkatDeeds
import Testing

struct DeedsTests {
  private static let everything = """
    open /customers
    open "meerkat://customers/7?name=\\"a b\\""
    tap "All customers"
    tap button "Edit" in row "Ada" number 2
    type "Call back\\n\\tsoon" into textField "Note"
    type "x"
    clear "Note"
    submit "Note"
    turn on toggle "Sync"
    turn off "Sync"
    choose "Red" in "Colour"
    delete row "Milk"
    move "Milk" to 2
    back
    close
    refresh
    with size 1280x800
    with locale de_DE
    with clock 2026-02-03T04:05:00 Asia/Tokyo
    with dark
    with type accessibility2
    wait for button "Done"
    expect "Saved"
    expect no button "Save"
    expect title "Zoë Anders"
    expect journey "/customers/all"
    expect picture "all customers"
    expect value "3" of "Count"
    """

  @Test func whatIsReadIsWrittenTheSame() throws {
    let deeds = try Deeds(Self.everything)
    #expect(deeds.lines.map(\.deed.description).joined(separator: "\n") == Self.everything)
  }

  @Test func commentsAndEmptyLinesAreForReaders() throws {
    let deeds = try Deeds("\r\n# first\r\n  tap \"#1\" # second\n\n\tback\n")
    #expect(deeds.lines.map(\.number) == [3, 5])
    #expect(deeds.lines.map(\.deed) == [.tap(Deed.Target("#1")), .back])
  }

  @Test(arguments: [
    ("tpa \"Save\"", "“tpa” is no deed. Did you mean “tap”?"),
    ("jump", "“jump” is no deed. There are: open, tap,"),
    ("tap Save", "“Save” is no role. A label stands between quotation marks"),
    ("tap", "Here comes a label, between quotation marks."),
    ("tap \"Save", "A quotation mark is missing at the end of “Save”."),
    ("back now", "“now” is too much"), ("open", "An address is missing"),
    ("turn \"Sync\"", "After “turn” comes “on” or “off”"),
    ("choose \"Red\" of \"Colour\"", "Here comes “in”, as in: choose"),
    ("move \"Milk\" to 0", "Here comes a number from 1, not “0”."),
    ("tap \"Edit\" in \"Ada\"", "Here comes “row”, as in: tap"),
    ("\"Save\"", "A line begins with a verb"), ("with big", "After “with” comes light, dark,"),
    ("with size 0x5", "After “with” comes light, dark,"),
    ("with clock tomorrow", "After “with” comes light, dark,"),
    ("with clock 2026-02-03T04:05:00", "A time zone is missing"),
    ("wait \"A\"", "Here comes “for”"),
  ])
  func aLineThatIsNoDeedIsExplained(line: String, reason: String) throws {
    let mistake = try #require(throws: Deeds.Mistake.self) { try Deeds("back\n\(line)") }
    #expect(mistake.line == 2 && mistake.text == line)
    #expect(mistake.reason.hasPrefix(reason), "\(mistake)")
  }

  @Test func aClockShowsAWholeMinute() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let date = Date(timeIntervalSince1970: 1_770_059_159)
    let clock = Deed.Look.clock(at: date, in: zone)
    #expect("\(clock)" == "clock 2026-02-03T04:05:00 Asia/Tokyo")
    #expect(clock.date == Date(timeIntervalSince1970: 1_770_059_100))
    #expect(Deed.Look.clock("2026-02-30T04:05:00", zone: "Asia/Tokyo").date == nil)
    #expect(Deed.Look.clock("2026-02-03T04:05:00", zone: "Asia/Tokio").date == nil)
  }

  @Test(arguments: [
    ("call back", "callBack"), ("switch", "testSwitch"), ("Import", "testImport"),
    ("3 teas", "test3Teas"), ("…", "test"),
  ])
  func aTestHasANameThatSwiftAccepts(_ name: String, _ function: String) throws {
    let text = try Deeds("back").swiftTest(named: name, app: "ShopApp", in: "Shop")
    #expect(text.contains("@Test func \(function)() "))
  }

  @Test func deedsAreWrittenAsATest() throws {
    let deeds = try Deeds(Self.everything)
    #expect(
      deeds.swiftTest(named: "Call Ada back", app: "ShopApp", in: "Shop") == #"""
        #if canImport(SnapshotTesting)
          import SnapshotTesting
        #else
          import MeerkatSnapshots
        #endif
        import MeerkatTesting
        import Testing

        @testable import Shop

        @MainActor @Test func callAdaBack() async throws {
          let app = try Driver(app: ShopApp.self, width: 196)
          try await app.settle()
          try app.open("/customers")
          try await app.settle()
          try app.open("meerkat://customers/7?name=\"a b\"")
          try await app.settle()
          try app.tap("All customers")
          try await app.settle()
          try app.tap(.button("Edit").inRow("Ada").at(1))
          try await app.settle()
          try app.type("Call back\n\tsoon", into: .textField("Note"))
          try await app.settle()
          try app.type("x")
          try await app.settle()
          try app.clear("Note")
          try await app.settle()
          try app.submit("Note")
          try await app.settle()
          try app.toggle(.toggle("Sync"), to: true)
          try await app.settle()
          try app.toggle("Sync", to: false)
          try await app.settle()
          try app.choose("Red", in: "Colour")
          try await app.settle()
          try app.delete(.row("Milk"))
          try await app.settle()
          try app.move("Milk", to: 1)
          try await app.settle()
          try app.back()
          try await app.settle()
          try app.close()
          try await app.settle()
          try app.refresh()
          try await app.settle()
          try await app.perform("with locale de_DE")
          // Recorded at 2026-02-03T04:05:00, Asia/Tokyo.
          try await app.perform("with dark")
          try await app.perform("with type accessibility2")
          try await app.waitFor(.button("Done"))
          try await app.settle()
          #expect(app.exists("Saved"))
          #expect(!app.exists(.button("Save")))
          #expect(app.title == "Zoë Anders")
          #expect(app.address == "/customers/all")
          assertSnapshot(of: app, as: .svg(width: 1280, height: 800), named: "all customers")
          #expect(try app.element("Count").value == "3")
        }

        """#)
  }
}
