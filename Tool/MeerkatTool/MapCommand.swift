import ArgumentParser
import Foundation
import MeerkatSource

/// Prints where an app's flows lead.
struct MapCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Shows the flows of an app, their destinations, and the ways between them.",
    discussion: """
      Examples:
        meerkat map Examples/Gallery
        meerkat map --html map.html
        meerkat map --write flows.txt     (once; then, for each pull request)
        meerkat map --check flows.txt
        meerkat map --screens screens     (uses the app: takes a minute)
      """)

  @OptionGroup var options: PackageOptions

  @Option(help: ArgumentHelp("Draw the map as a picture.", valueName: "file"))
  var svg: String?

  @Option(
    help: ArgumentHelp("Draw the map as a page whose parts lead to the sources.", valueName: "file")
  )
  var html: String?

  @Option(
    help: ArgumentHelp(
      "Where the page finds the sources: the address of the package's folder at a host of Git.",
      discussion: "Without it, the page opens the files on this machine.", valueName: "address"))
  var sources: String?

  @Option(help: ArgumentHelp("Put the map down as a baseline.", valueName: "file"))
  var write: String?

  @Option(help: ArgumentHelp("Print what has changed since a baseline.", valueName: "file"))
  var check: String?

  @OptionGroup(title: "Using the app") var crawling: CrawlOptions

  func validate() throws {
    try crawling.validate()
    if crawling.screens != nil, [svg, html, write, check].contains(where: { $0 != nil }) {
      throw ValidationError(
        "--screens draws a page of its own: leave out --svg, --html, --write and --check.")
    }
  }

  func run() async throws {
    let package = try await options.package(crawling.app)
    let map = await FlowMap(of: package)
    if crawling.screens != nil {
      return try await crawling.run(
        map, named: package.name, path: options.path(crawling.app), isJSON: options.json)
    }
    let changes = try check.map {
      Baseline(of: map).changes(since: Baseline(text: try Console.read($0)))
    }
    if let write { try Console.write(Baseline(of: map).text, to: write) }
    if let svg { try Console.write(map.svg(), to: svg) }
    if let html { try Console.write(map.html(title: package.name, linkingTo: link), to: html) }
    if options.json {
      try Console.print(
        json: MapReport(map: map, notes: map.notes, changes: changes, findings: package.damages))
    } else if let changes {
      for change in changes { print(change) }
    } else if [svg, html, write].allSatisfy({ $0 == nil }) {
      print(map.text, terminator: "")
    }
    try Console.end(with: package.damages, isClean: changes?.isEmpty ?? true)
  }
}

extension MapCommand {
  /// The address of a place in the sources; `#L12` is line 12 at hosts of Git.
  private func link(to location: Location) -> String {
    let folder =
      sources
      ?? URL(filePath: options.path(crawling.app), directoryHint: .isDirectory)
      .standardizedFileURL.absoluteString
    let path = location.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    return
      "\(folder.hasSuffix("/") ? folder : folder + "/")\(path ?? location.file)#L\(location.line)"
  }
}

/// What `meerkat map --json` prints.
private struct MapReport: Encodable {
  let map: FlowMap
  let notes: FlowMap.Notes
  let changes: [String]?
  let findings: [Finding]
}
