import MeerkatJourney

/// Steps of a journey, without any view.
enum JourneyScenes {
  /// A destination that carries a number.
  enum Page: Hashable {
    case list
    case details(Int)
  }

  /// A destination that carries text, which is counted by reference.
  enum Article: Hashable {
    case list
    case named(String)
  }

  @MainActor static let all: [Scene] = {
    let names = (0..<1_024).map { "The article with the number \($0)" }
    return scenes("numbers", root: Page.list) { .details($0) }
      + scenes("texts", root: Article.list) { .named(names[$0 & 1_023]) }
  }()

  @MainActor
  private static func scenes<Destination: Hashable>(
    _ kind: String, root: Destination, _ destination: @escaping (Int) -> Destination
  ) -> [Scene] {
    [
      Scene("journeys", "from the root, \(kind)", .linear, sizes: [100, 10_000], runs: 3) {
        length in
        { _ in use(try journey(root, length, destination)) }
      },
      Scene("journeys", "forward and back, \(kind)", .constant, sizes: [10, 100_000], runs: 1_000) {
        length in
        var journey = try journey(root, length, destination)
        return { number in
          use(try journey.go(.forward(to: destination(number))))
          use(try journey.go(.back))
        }
      },
    ]
  }

  private static func journey<Destination: Hashable>(
    _ root: Destination, _ length: Int, _ destination: (Int) -> Destination
  ) throws -> Journey<Destination> {
    var journey = Journey(root)
    for number in 1..<length { try journey.go(.forward(to: destination(number))) }
    return journey
  }
}
