/// Times flows: what one step costs alone, on screen, and above many others, and what a link costs.
///
/// Run in release; from a module of its own, as an app is one.
@main
@MainActor
struct FlowBenchmarks {
  /// The suites, each named by the word that runs it alone.
  static let suites: [(name: String, run: @MainActor () throws -> Void)] = [
    ("alone", Steps.measureAlone), ("shown", Steps.measureShown),
    ("siblings", Steps.measureSiblings), ("links", LinksOfFlows.measure),
  ]

  static func main() throws {
    let wanted = CommandLine.arguments.dropFirst()
    print(Table.heading)
    for suite in suites where wanted.isEmpty || wanted.contains(suite.name) {
      try suite.run()
    }
  }
}
