import Foundation
import MeerkatBrowser
import MeerkatUI

/// Times the portable views without a browser: from a change to the patch that a page would get.
///
/// Each app runs in a process of its own, so that its peak of memory is its own.
@main @MainActor
struct ViewBenchmarks {
  static func main() throws {
    switch CommandLine.arguments.dropFirst().first {
    case "rows": rows()
    case "buttons": buttons()
    case "nesting": nesting()
    case "clicks": clicks()
    case "list": million("list") { List(0..<Million.count, id: \.self) { Text("Row \($0)") } }
    case "lazy": million("lazy") { Million() }
    default: try all()
    }
  }

  private static func all() throws {
    print(Table.heading)
    for name in ["rows", "buttons", "nesting", "clicks", "list", "lazy"] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = [name]
      try process.run()
      process.waitUntilExit()
    }
  }

  private static func rows() {
    let controls = Controls()
    let measurement = Measurement("rows") { Rows(controls: controls) }
    measurement.change("a row's own state") { _ in controls.ofChild?() }
    measurement.change(
      "the parent selects a row", runs: CommandLine.arguments.count > 2 ? 1000 : 50
    ) { controls.ofParent?($0) }
    printPeakMemory(of: "rows")
  }

  private static func buttons() {
    let controls = Controls()
    let measurement = Measurement("buttons") { Buttons(controls: controls) }
    measurement.change("the label changes") { controls.ofParent?($0 + 1) }
    printPeakMemory(of: "buttons")
  }

  private static func nesting() {
    let controls = Controls()
    let measurement = Measurement("nesting") { Nesting(controls: controls) }
    measurement.change("a value handed down") { controls.ofParent?($0 + 1) }
    measurement.change("the leaf's own state") { _ in controls.ofChild?() }
    printPeakMemory(of: "nesting")
  }

  /// What it costs that deeds are written down.
  private static func clicks() {
    let file = FileManager.default.temporaryDirectory.appending(path: "clicks.deeds")
    let recorder = DeedRecorder(file: file, limit: 200)
    defer { recorder.end() }
    for recorder in [nil, recorder] {
      let measurement = Measurement("clicks", runs: 1, recorder: recorder) { Clicks() }
      measurement.click(recorder == nil ? "a row is pressed" : "the same, recorded")
    }
  }

  /// A million rows, of which a page makes those that come into sight.
  private static func million<Content: View>(_ name: String, _ content: () -> Content) {
    let measurement = Measurement(name, runs: 3, content)
    measurement.scrollToEnd()
    printPeakMemory(of: name)
  }

  /// The most memory that the process has had, as the system counts it.
  private static func printPeakMemory(of name: String) {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
    print(Table.row([name, "peak memory", "\(kilobytes / 1_024) MB", "", "", ""]))
  }
}
