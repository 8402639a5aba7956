package import Foundation

/// A message as written to standard error.
package struct LogLine {
  package var date = Date()
  package let level: OSLogType
  package let subsystem: String
  package let category: String
  package let text: String

  package init(
    date: Date = Date(), level: OSLogType, subsystem: String, category: String, text: String
  ) {
    self.date = date
    self.level = level
    self.subsystem = subsystem
    self.category = category
    self.text = text
  }

  /// The time in UTC, the level, the origin and the text of the message.
  package var description: String {
    let time = date.formatted(.iso8601.time(includingFractionalSeconds: true))
    let day = date.formatted(.iso8601.year().month().day())
    let place = subsystem.isEmpty ? "" : " [\(subsystem):\(category)]"
    return "\(day)T\(time)Z \(level.name)\(place) \(text)\n"
  }

  /// Writes the line at once, so that lines of several threads don't mix.
  func write() { FileHandle.standardError.write(Data(description.utf8)) }
}

/// The minimum level of messages that are written.
package enum LogThreshold {
  /// What holds for this process.
  static let current = of(
    mode: ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"],
    isDebug: !OSLogMessage.hidesPrivateValues)

  /// A level above all others.
  package static let nothing = OSLogType(rawValue: 255)

  /// Returns the minimum level for a value of `OS_ACTIVITY_MODE` and a kind of build.
  package static func of(mode: String?, isDebug: Bool) -> OSLogType {
    switch mode {
    case "disable": nothing
    case "debug": .debug
    case "info": isDebug ? .debug : .info
    default: isDebug ? .debug : .default
    }
  }
}
