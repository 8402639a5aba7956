import ArgumentParser
import Foundation
import MeerkatBuild
import MeerkatDeeds
import MeerkatSource

/// The options of `meerkat map --screens`, and what it does.
struct CrawlOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use the app, try everything, and put a picture of each destination into a folder.",
      valueName: "folder"))
  var screens: String?

  @OptionGroup var app: AppOptions

  @Option(
    help: ArgumentHelp(
      "What to type: lines such as “Name: Ada Lovelace”, by the labels of fields.",
      valueName: "file"))
  var values: String?

  @Option(
    name: .customLong("size"),
    help: "A size of the pictures, as for `meerkat picture`. May be given several times.")
  var sizes: [String] = ["phone"]

  @Option(
    name: .customLong("locale"), help: "A language to use the app in. May be given several times.")
  var locales: [String] = []

  @Option(help: "After how many actions to stop.") var maxActions = 3_000

  @Option(help: "After how many screens to stop.") var maxScreens = 1_000

  @Option(help: "After how many seconds to stop.") var maxSeconds = 120

  func validate() throws {
    if screens == nil, values != nil || !locales.isEmpty {
      throw ValidationError("--values and --locale belong to --screens.")
    }
    for size in sizes { _ = try LookOptions.points(size) }
    guard maxActions > 0, maxScreens > 0, maxSeconds > 0 else {
      throw ValidationError("A limit below 1 leaves nothing to do.")
    }
  }

  /// Uses the app, and prints what was found.
  func run(_ map: FlowMap, named title: String, path: String, isJSON: Bool) async throws {
    let folder = URL(filePath: screens ?? "", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch { throw ToolError("\(folder.path) can't be made: choose another folder.") }
    let values = try values.map { try SampleValues(try Console.read($0)) } ?? SampleValues()
    let app = app.reading(path)
    let program = try await app.buildStage()
    var conditions = ProcessConditions()
    conditions.isHurried = true
    let hurry = try await conditions.environment(in: program.deletingLastPathComponent())
    var reports: [CrawlReport] = []
    for locale in locales.isEmpty ? [nil] : locales.map(Optional.some) {
      let run = CrawlRun(
        program, in: app.package, from: StageRequest(.start, look: try look(sizes[0], locale)),
        environment: hurry, pictures: (folder, try looks(locale)))
      var limits = Crawler<CrawlRun>.Limits()
      (limits.actions, limits.screens) = (maxActions, maxScreens)
      limits.time = .seconds(maxSeconds)
      var crawler = Crawler(run, addresses: map.plainAddresses, values: values, limits: limits)
      let crawl: Crawl
      do { crawl = try await crawler.run() } catch {
        await run.end()
        guard let error = error as? CrawlError else { throw error }
        Console.complain("The app shows no screen\(error.reason.map { ": \($0)" } ?? ".")")
        throw ExitCode(1)
      }
      await run.end()
      reports.append(CrawlReport(locale: locale, crawl: crawl, map: map))
    }
    for report in reports { try report.writeCrashes(to: folder) }
    let page = CrawlPage(
      title: "Screens of \(title)", map: map, reports: reports,
      looks: try (locales.isEmpty ? [nil] : locales.map(Optional.some)).flatMap {
        try looks($0).map(\.name)
      })
    try Console.write(page.text, to: folder.appending(path: "index.html").path)
    if isJSON {
      try Console.print(json: reports)
    } else {
      print(reports.map(\.text).joined(separator: "\n"), terminator: "")
    }
    if reports.contains(where: { !$0.isClean }) { throw ExitCode(1) }
  }

  private func look(_ size: String, _ locale: String?) throws -> StageRequest.Look {
    let points = try LookOptions.points(size)
    var look = StageRequest.Look()
    (look.width, look.height, look.locale) = (points.width, points.height, locale)
    return look
  }

  private func looks(_ locale: String?) throws -> [(name: String, look: StageRequest.Look)] {
    try sizes.map { size in
      let parts = [locale, sizes.count > 1 ? size : nil].compactMap(\.self)
      return (parts.joined(separator: "-"), try look(size, locale))
    }
  }
}

extension CrawlError {
  fileprivate var reason: String? {
    if case .hasEnded(let reason) = self { reason } else { nil }
  }
}

extension FlowMap {
  /// The addresses without variables.
  fileprivate var plainAddresses: [(place: Sight.Place, address: String)] {
    appFlows.flatMap { flow in
      flow.destinations.compactMap { destination in
        destination.addresses.first { !$0.contains("{") }.map {
          (Sight.Place(flow: flow.name, destination: destination.name), $0)
        }
      }
    }
  }
}

/// What was found in one language.
struct CrawlReport: Encodable {
  let locale: String?
  let crawl: Crawl
  let differences: Crawl.Differences

  init(locale: String?, crawl: Crawl, map: FlowMap) {
    (self.locale, self.crawl) = (locale, crawl)
    differences = crawl.differences(from: map)
  }

  /// Whether the app has survived all, and the map is right.
  var isClean: Bool { crawl.crashes.isEmpty && differences.unmapped.isEmpty }

  var text: String {
    let seen = differences.destinations - differences.unseen.count
    let others = crawl.visits.count { $0.flow.isEmpty }
    let (hasFlows, moves) = (differences.destinations > 0, differences.moves)
    let known = moves - differences.unmapped.count - differences.computed.count
    let what = hasFlows ? "\(seen) of \(differences.destinations) destinations" : "\(others) titles"
    var lines = [
      "\(locale.map { "\($0): " } ?? "")\(what) seen, with \(crawl.actions) actions on "
        + "\(crawl.screens) screens" + (crawl.isComplete ? "." : "; there was more to try."),
      hasFlows ? "\(known) of \(moves) moves are on the map." : "The sources have no flow.",
    ]
    if hasFlows, others > 0 { lines.append("\(others) screens without a flow, by their titles.") }
    func add(_ title: String, _ more: [String]) {
      if !more.isEmpty { lines += ["", title] + more.map { "  " + $0 } }
    }
    let unseen = Dictionary(grouping: differences.unseen, by: \.flow).sorted { $0.key < $1.key }
    add(
      "Nothing that was tried leads to",
      unseen.map { "\($0): \($1.map(\.destination).joined(separator: ", "))" })
    add("On the map as computed, if at all", differences.computed)
    add("Not on the map", differences.unmapped)
    add(
      "The app doesn’t survive",
      crawl.crashes.enumerated().map { "\(name($0 + 1)): \($1.reason)" })
    return lines.map { $0 + "\n" }.joined()
  }

  /// Writes the shortest way to each crash.
  func writeCrashes(to folder: URL) throws {
    for (index, crash) in crawl.crashes.enumerated() {
      let head = ["# \(crash.reason)"] + (crash.isRepeatable ? [] : ["# It happened once."])
      try Console.write(
        (head + crash.deeds).map { $0 + "\n" }.joined(),
        to: folder.appending(path: name(index + 1)).path)
    }
  }

  private func name(_ number: Int) -> String {
    "crash-\(locale.map { "\($0)-" } ?? "")\(number).deeds"
  }
}
