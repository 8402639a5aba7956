/// Times the heart without any view: what one decision about a journey costs.
///
/// Run in release; from a module of its own, as an app is one.
@main
struct JourneyBenchmarks {
  /// The suites, each named by the word that runs it alone.
  static let suites: [(name: String, run: @MainActor @Sendable () throws -> Void)] = [
    ("steps", Steps.run), ("archive", Archive.run), ("links", LinksAndPatterns.run),
  ]

  @MainActor static func main() throws {
    let wanted = CommandLine.arguments.dropFirst()
    print(Table.heading)
    for suite in suites where wanted.isEmpty || wanted.contains(suite.name) {
      try suite.run()
    }
  }
}
