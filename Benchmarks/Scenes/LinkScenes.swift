import MeerkatJourney

/// Reading and printing one link of four steps, beside so many other patterns.
enum LinkScenes {
  /// A destination of one of many areas, with a place and a part of it.
  enum Page: Hashable {
    case areas
    case area(Int)
    case details(area: Int, id: Int, filter: String?)
    case share(area: Int, id: Int)
  }

  @MainActor static let all = [
    scene("read") { links, area in
      let link = link(in: area)
      return { _ in use(try links.journey(for: link, root: .areas)) }
    },
    scene("refuse") { links, area in
      { _ in use(try? links.journey(for: "/area\(area)/12/nowhere", root: .areas)) }
    },
    scene("print") { links, area in
      let journey = try links.journey(for: link(in: area), root: .areas)
      return { _ in use(try links.link(for: journey)) }
    },
    // Each pattern is asked once whether it prints a place; afterwards, that is known.
    scene("print a new place", .linear) { links, area in
      let journey = try links.journey(for: link(in: area), root: .areas)
      return { id in
        var next = journey
        try next.go(.forward(to: .share(area: area, id: id)))
        use(try links.link(for: next))
      }
    },
  ]

  @MainActor
  private static func scene(
    _ name: String, _ growth: Scene.Growth = .constant,
    _ prepare: @escaping (Links<Page>, Int) throws -> (Int) throws -> Void
  ) -> Scene {
    Scene("links", name, growth, sizes: [10, 1_000], runs: 200) {
      try prepare(table(of: $0), $0 / 3 - 1)
    }
  }

  private static func link(in area: Int) -> String { "/area\(area)/12/share?filter=open" }

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
}
