/// The format of a date's components in fields: `2025-03-01`, `14:30`, or both joined by `T`.
struct DateWords: Sendable {
  private let hasDay: Bool
  private let hasTime: Bool
  private let calendar: Calendar

  init(_ components: DatePickerComponents, in timeZone: TimeZone) {
    hasTime = components.contains(.hourAndMinute)
    hasDay = components.contains(.date) || !hasTime
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// Returns the suitable kind of field.
  func kind(from least: Date?, to most: Date?) -> FieldKind {
    let (least, most) = (least.map(text(of:)), most.map(text(of:)))
    if !hasDay { return .time }
    return hasTime ? .dateAndTime(from: least, to: most) : .date(from: least, to: most)
  }

  /// Writes a date.
  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = padded(parts.year, 4) + "-" + padded(parts.month, 2) + "-" + padded(parts.day, 2)
    let time = padded(parts.hour, 2) + ":" + padded(parts.minute, 2)
    return [hasDay ? day : nil, hasTime ? time : nil].compactMap(\.self).joined(separator: "T")
  }

  private func padded(_ number: Int?, _ count: Int) -> String {
    let digits = String(number ?? 0)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// Reads a date; the parts that are not written stay as they are.
  func date(of text: String, changing old: Date) -> Date? {
    let parts = text.split(whereSeparator: { $0 == "T" || $0 == " " })
    guard parts.count == (hasDay && hasTime ? 2 : 1), let first = parts.first, let last = parts.last
    else { return nil }
    var new = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: old)
    if hasDay {
      guard let day = numbers(first, "-", [4, 2, 2]) else { return nil }
      (new.year, new.month, new.day) = (day[0], day[1], day[2])
    }
    if hasTime {
      guard let time = numbers(last, ":", [2, 2]) else { return nil }
      (new.hour, new.minute) = (time[0], time[1])
    }
    guard new.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: new)
  }

  private func numbers(_ text: Substring, _ separator: Character, _ digits: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = zip(parts, digits).compactMap { part, count in
      part.count == count && part.allSatisfy(\.isNumber) ? Int(part) : nil
    }
    return parts.count == digits.count && numbers.count == digits.count ? numbers : nil
  }

  /// Whether a date lies between two others, as they are written.
  func isInside(_ date: Date, from least: Date?, to most: Date?) -> Bool {
    // A time of day alone has no order that a range of dates could mean.
    guard hasDay else { return true }
    let words = text(of: date)
    return (least.map { text(of: $0) <= words } ?? true)
      && (most.map { text(of: $0) >= words } ?? true)
  }
}
