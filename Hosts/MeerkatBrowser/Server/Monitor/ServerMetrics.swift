import Foundation
import NIOConcurrencyHelpers

/// The server's metrics, in Prometheus's text format 0.0.4.
final class ServerMetrics: Sendable {
  /// How long events take: from a frame's arrival to its answer, in seconds.
  private static let bounds = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
  ]

  private struct Counts {
    var refusals = 0
    var sentBytes = 0
    /// How many events took no longer than each bound and longer than the one before, and how many even longer.
    var events = Array(repeating: 0, count: bounds.count + 1)
    var seconds = 0.0
  }

  private let counts = NIOLockedValueBox(Counts())

  /// Counts an event that was answered.
  func noteEvent(lasting duration: Duration) {
    let seconds = duration / .seconds(1)
    let index = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
    counts.withLockedValue { counts in
      counts.events[index] += 1
      counts.seconds += seconds
    }
  }

  /// Counts a frame that was sent to a page.
  func noteSent(_ bytes: Int) { counts.withLockedValue { $0.sentBytes += bytes } }

  /// Counts a request, a socket or a frame that was refused.
  func noteRefusal() { counts.withLockedValue { $0.refusals += 1 } }

  /// Writes everything down: all metrics, each with its help.
  @MainActor
  func text(of sessions: SessionTable) -> String {
    let entries = sessions.entries.values
    let connected = entries.count { $0.socket != nil }
    let (usage, turns) = (sessions.keeper?.usage, sessions.scheduler.watchdog.findings)
    let counts = counts.withLockedValue { $0 }
    var text = ""
    func add(_ name: String, _ kind: String, _ help: String, _ values: (String, String)...) {
      text += "# HELP meerkat_\(name) \(help)\n# TYPE meerkat_\(name) \(kind)\n"
      for (labels, value) in values { text += "meerkat_\(name)\(labels) \(value)\n" }
    }
    add(
      "sessions", "gauge", "Sessions in memory.", (#"{state="connected"}"#, "\(connected)"),
      (#"{state="waiting"}"#, "\(entries.count - connected)"))
    add("refusals_total", "counter", "What was refused.", ("", "\(counts.refusals)"))
    add("sent_bytes_total", "counter", "Bytes of patches.", ("", "\(counts.sentBytes)"))
    add(
      "store_failures", "gauge", "How often in a row the store could not be reached.",
      ("", "\(sessions.keeper?.failures ?? 0)"))
    add(
      "kept_bytes", "gauge", "Bytes of sessions in the store, when it was last looked at.",
      ("", "\(usage?.bytes ?? 0)"))
    add(
      "kept_removed_total", "counter", "Kept sessions that were removed for want of room.",
      ("", "\(usage?.removed ?? 0)"))
    add(
      "long_turns_total", "counter", "Turns that held the main actor for more than 50 ms.",
      ("", "\(turns.tooLong)"))
    if let (turn, duration) = turns.longest {
      add(
        "longest_turn_seconds", "gauge", "The longest turn so far, and what it was.",
        (turn.labels, "\(duration / .seconds(1))"))
    }
    if let memory = Self.memory {
      add("resident_memory_bytes", "gauge", "Memory of the process.", ("", "\(memory)"))
    }
    add("event_seconds", "histogram", "From an event's arrival to its answer.")
    var sum = 0
    for (bound, count) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], counts.events) {
      sum += count
      text += "meerkat_event_seconds_bucket{le=\"\(bound)\"} \(sum)\n"
    }
    text += "meerkat_event_seconds_sum \(counts.seconds)\nmeerkat_event_seconds_count \(sum)\n"
    return text
  }

  /// The bytes of the program that are in memory, where the system tells it.
  private static var memory: Int? {
    guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let parts = line.split(separator: " ")
    return parts.count > 1 ? Int(parts[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
  }
}
