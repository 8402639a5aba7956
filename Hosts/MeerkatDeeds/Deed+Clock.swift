package import Foundation

extension Deed.Look {
  /// A clock that shows the whole minute of a date.
  package static func clock(at date: Date, in zone: TimeZone = .current) -> Deed.Look {
    let minute = (date.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    let time = Date(timeIntervalSinceReferenceDate: minute).formatted(style(in: zone))
    return .clock(time, zone: zone.identifier)
  }

  /// When a clock begins; nil if there is no such time or zone.
  package var date: Date? {
    guard case .clock(let time, let name) = self, let zone = TimeZone(identifier: name) else {
      return nil
    }
    let style = Self.style(in: zone)
    // A reader that knows no 30 February takes it for one of March.
    return (try? style.parse(time)).flatMap { $0.formatted(style) == time ? $0 : nil }
  }

  private static func style(in zone: TimeZone) -> Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
      .time(includingFractionalSeconds: false)
  }
}
