import Foundation
import MeerkatCharts
import MeerkatPictures
import MeerkatUI

/// Cups that a café sold.
struct Sale: Identifiable {
  enum Kind: String, Plottable, CaseIterable { case coffee, tea }

  let day: String
  let cups: Int
  var kind = Kind.coffee

  var id: String { day + kind.rawValue }

  static let week = [
    Sale(day: "Mon", cups: 12), Sale(day: "Tue", cups: 30), Sale(day: "Wed", cups: 18),
  ]
  static let both =
    week + [
      Sale(day: "Mon", cups: 8, kind: .tea), Sale(day: "Tue", cups: 14, kind: .tea),
      Sale(day: "Wed", cups: 22, kind: .tea),
    ]
}

/// A temperature at a date.
struct Reading: Identifiable {
  let date: Date
  let value: Double

  var id: Date { date }

  /// One a day from the first of January 2024.
  static func days(_ count: Int) -> [Reading] {
    let start = day(2024, 1, 1)
    return (0..<count).compactMap { day in
      utc.date(byAdding: .day, value: day, to: start).map {
        Reading(date: $0, value: 12 + 10 * sin(Double(day) / 9))
      }
    }
  }

  static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }()

  static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    utc.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }
}

extension View {
  /// The view as people in one place see it, wherever the tests run.
  func inUTC() -> some View {
    environment(\.calendar, Reading.utc).environment(\.locale, Locale(identifier: "en_US"))
  }
}

/// Returns the texts of a picture of a view, from top to bottom and from left to right.
@MainActor
func texts(of view: some View, width: CGFloat = 350, height: CGFloat = 200) throws -> [String] {
  let svg = try Picture(of: view.inUTC(), width: width, height: height).svg
  return svg.matches(of: /<text[^>]*>([^<]*)</).map { String($0.1) }
}
