import Foundation

/// Times everything that should be fast, or does it for a tool that counts its instructions.
///
///     swift run -c release Benchmarks            # times, of all suites
///     swift run -c release Benchmarks views      # times, of one
///     Benchmarks --suites                        # the names
///     Benchmarks --count views                   # what `scripts/check-work` has counted
@main
@MainActor
struct Benchmarks {
  static let suites: [(name: String, scenes: [Scene])] = [
    ("journeys", JourneyScenes.all), ("links", LinkScenes.all), ("archives", ArchiveScenes.all),
    ("flows", FlowScenes.all), ("rows", ViewScenes.rows), ("buttons", ViewScenes.buttons),
    ("nesting", ViewScenes.nesting), ("lists", ViewScenes.lists), ("clicks", ViewScenes.clicks),
    ("pictures", PictureScenes.all), ("driver", DriverScenes.all),
  ]

  static func main() throws {
    var words = CommandLine.arguments.dropFirst()
    if words.first == "--suites" { return print(suites.map(\.name).joined(separator: "\n")) }
    let counts = words.first == "--count"
    if counts { words = words.dropFirst() } else { Table.print(heading) }
    for suite in suites where words.isEmpty || words.contains(suite.name) {
      for scene in suite.scenes { try counts ? scene.count() : scene.time() }
    }
  }

  private static let heading = ["suite", "what", "size", "best", "median"]
}
