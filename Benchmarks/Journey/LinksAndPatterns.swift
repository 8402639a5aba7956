import MeerkatJourney

/// What it costs to read and to print one link, beside how many other patterns.
enum LinksAndPatterns {
  /// A destination of one of many areas, with a place and a part of it.
  enum Page: Hashable {
    case areas
    case area(Int)
    case details(area: Int, id: Int, filter: String?)
    case share(area: Int, id: Int)
  }

  static func run() throws {
    let measurement = Measurement(suite: "links")
    for count in [4, 100, 1_000] {
      let links = try table(of: count)
      try measure(measurement, links, area: count / 3 - 1)
    }
  }

  /// A table of three patterns an area, and one more.
  private static func table(of count: Int) throws -> Links<Page> {
    let areas = (0..<(count / 3)).flatMap { area -> [DeepLink<Page>] in
      [
        DeepLink("area\(area)", .area(area)),
        DeepLink("area\(area)/{id}?filter={filter}") { (id: Int, filter: String?) in
          .details(area: area, id: id, filter: filter)
        } match: {
          if case .details(area, let id, let filter) = $0 { (id, filter) } else { nil }
        },
        DeepLink("area\(area)/{id}/share") { (id: Int) in
          .share(area: area, id: id)
        } match: {
          if case .share(area, let id) = $0 { id } else { nil }
        },
      ]
    }
    return try Links(validating: [DeepLink("areas", .areas)] + areas)
  }

  private static func measure(
    _ measurement: Measurement, _ links: Links<Page>, area: Int
  ) throws {
    let link = "/area\(area)/12/share?filter=open"
    let unknown = "/area\(area)/12/nowhere"
    let name = "\(links.patterns.count) patterns"
    let journey = try links.journey(for: link, root: .areas)
    try measurement.report(
      "read, \(name)", repetitions: 1_000, note: "\(journey.steps.count) steps"
    ) {
      for _ in 0..<1_000 { use(try links.journey(for: link, root: .areas)) }
    }
    measurement.report("refuse, \(name)", repetitions: 1_000) {
      for _ in 0..<1_000 { use(try? links.journey(for: unknown, root: .areas)) }
    }
    try measurement.report("print, \(name)", repetitions: 100, note: try links.link(for: journey)) {
      for _ in 0..<100 { use(try links.link(for: journey)) }
    }
    var id = 0
    try measurement.report("print a new place, \(name)", repetitions: 100) {
      for _ in 0..<100 {
        id += 1
        var next = journey
        try next.go(.forward(to: .share(area: area, id: id)))
        use(try links.link(for: next))
      }
    }
  }
}
