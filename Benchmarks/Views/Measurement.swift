import Foundation
import MeerkatBrowser
import MeerkatUI

/// Measures one app: the first page, then changes, each with the bodies that it took and the patch
/// that came of it.
@MainActor
struct Measurement {
  private let name: String
  private let session: AppSession

  /// Makes the app and prints how long the first page took: the best of several, each of a new app.
  init<Content: View>(
    _ name: String, runs: Int = 7, recorder: DeedRecorder? = nil, _ content: () -> Content
  ) {
    self.name = name
    var times: [Double] = []
    var latest: AppSession?
    var bytes = 0
    for _ in 0..<runs {
      latest?.end()
      let view = content()
      let start = ContinuousClock.now
      let session = AppSession(view, name: name, recorder: recorder)
      bytes = session.document(token: "benchmark", isResumed: false).utf8.count
      times.append(Measurement.microseconds(since: start))
      latest = session
    }
    session = latest ?? AppSession(content(), name: name)
    report("first page", times, bodies: session.bodyEvaluations, bytes: bytes)
  }

  /// Makes a change many times, and prints the time from the change to its patch.
  func change(_ what: String, runs: Int = 200, _ change: (Int) -> Void) {
    var times: [Double] = []
    var bytes = 0
    let before = session.bodyEvaluations
    for run in 0..<runs {
      let start = ContinuousClock.now
      let patch = session.patch { change(run) }
      times.append(Measurement.microseconds(since: start))
      bytes = patch.utf8.count
    }
    let bodies = (session.bodyEvaluations - before) / runs
    report(what, times, bodies: bodies, bytes: bytes)
  }

  /// Presses each of the buttons on the page, as a page tells of it.
  func click(_ what: String, runs: Int = 600) {
    let document = session.document(token: "benchmark", isResumed: false)
    let buttons = document.matches(of: /<button id=e(\d+)/).map(\.output.1)
    guard !buttons.isEmpty else { return print("\(name): there is no button") }
    var times: [Double] = []
    var bytes = 0
    let before = session.bodyEvaluations
    for run in 0..<runs {
      let event = "[\(run + 1),\"t\",\(buttons[run % buttons.count])]"
      let start = ContinuousClock.now
      let patch = session.patch { try? session.receive(event) }
      times.append(Measurement.microseconds(since: start))
      bytes = patch.utf8.count
    }
    report(what, times, bodies: (session.bodyEvaluations - before) / runs, bytes: bytes)
  }

  /// Asks for the last rows of a long list, as a page does that is scrolled to the end at once.
  func scrollToEnd() {
    let document = session.document(token: "benchmark", isResumed: false)
    let gap = document.matches(of: /id=e(\d+)[^>]* data-count=(\d+)/).last
    guard let gap, let count = Int(gap.output.2) else {
      return print("\(name): no rows are left out")
    }
    let before = session.bodyEvaluations
    let start = ContinuousClock.now
    var sent = 0
    do {
      try session.receive("[1,\"n\",\(gap.output.1),\(count - 60),60]")
      sent = session.patch {}.utf8.count
    } catch {
      print("\(name): \(error)")
    }
    let time = Measurement.microseconds(since: start)
    report("scroll to the end", [time], bodies: session.bodyEvaluations - before, bytes: sent)
  }

  private func report(_ what: String, _ times: [Double], bodies: Int, bytes: Int) {
    let sorted = times.sorted()
    print(
      Table.row([
        name, what, Table.time(sorted[0]), Table.time(sorted[sorted.count / 2]),
        String(bodies), String(bytes),
      ]))
  }

  private static func microseconds(since start: ContinuousClock.Instant) -> Double {
    let parts = (ContinuousClock.now - start).components
    return Double(parts.seconds) * 1e6 + Double(parts.attoseconds) / 1e12
  }
}

/// The printed table.
enum Table {
  private static let widths = [10, 26, 11, 11, 8, 9]

  static let heading = row(["app", "what", "best", "median", "bodies", "bytes"])

  static func row(_ cells: [String]) -> String {
    zip(cells, widths).enumerated().map { place, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return place < 2 ? cell.0 + padding : padding + cell.0
    }
    .joined(separator: " ")
  }

  static func time(_ microseconds: Double) -> String {
    microseconds < 1_000
      ? String(format: "%.2f µs", microseconds) : String(format: "%.2f ms", microseconds / 1_000)
  }
}
