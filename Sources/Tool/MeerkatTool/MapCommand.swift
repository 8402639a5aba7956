import ArgumentParser
import MeerkatSource

/// Prints where an app's flows lead.
struct MapCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Shows the flows of an app, their destinations, and the ways between them.",
    discussion: """
      Example:
        meerkat map Examples/Gallery
      """)

  @OptionGroup var options: PackageOptions

  func run() async throws {
    let package = try await options.package()
    let map = FlowMap(of: package)
    if options.json {
      try Console.print(json: map)
    } else {
      print(map.text, terminator: "")
    }
    try Console.end(with: package.damages)
  }
}
