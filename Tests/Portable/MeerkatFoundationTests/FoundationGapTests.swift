import Foundation
import MeerkatFoundation
import Testing

/// What Foundation lacks here, as apps write it.
struct FoundationGapTests {
  @Test func measurementsAreFormatted() {
    let english = Locale(identifier: "en_US")
    let length = Measurement(value: 1234.5, unit: UnitLength.meters)
    #expect(length.formatted(.measurement(width: .abbreviated).locale(english)) == "1,234.5 m")
    #expect(length.formatted(.measurement(width: .narrow).locale(english)) == "1,234.5m")
    let warmth = Measurement(value: 21.26, unit: UnitTemperature.celsius)
    #expect(
      warmth.formatted(
        .measurement(
          width: .narrow, usage: .weather, numberFormatStyle: .number.precision(.fractionLength(0)))
      ) == "21°C")
    #expect(
      warmth.formatted(
        .measurement(
          width: .narrow, hidesScaleName: true,
          numberFormatStyle: .number.precision(.fractionLength(0)))) == "21°")
  }

  private struct Note: Hashable {
    var title: String
  }

  @Test func predicatesFindTextsAsAPersonWould() throws {
    let sought = "cafe"
    let predicate = #Predicate<Note> { $0.title.localizedStandardContains(sought) }
    #expect(try predicate.evaluate(Note(title: "The CAFÉ at the corner")))
    #expect(try !predicate.evaluate(Note(title: "The bar")))
  }

  @Test func textsAreSortedAsFilesAre() {
    let names = ["b10", "B9", "a"].map(Note.init)
    let sorted = names.sorted(using: SortDescriptor(\.title, comparator: .localizedStandard))
    #expect(sorted.map(\.title) == ["a", "B9", "b10"])
    let reversed = names.sorted(
      using: SortDescriptor(\.title, comparator: .localizedStandard, order: .reverse))
    #expect(reversed.map(\.title) == ["b10", "B9", "a"])
    #expect(names.sorted(using: SortDescriptor(\.title)).map(\.title) == ["B9", "a", "b10"])
  }

  @Test func defaultsTakeValuesByKey() throws {
    let name = "FoundationGapTests.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(3, forKey: "x")
    #expect(defaults.integer(forKey: "x") == 3)
    #expect(defaults.value(forKey: "x") as? Int == 3)
  }
}
