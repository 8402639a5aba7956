import Foundation
import MeerkatJourney

/// What saving and restoring cost with Foundation's JSON coders.
enum Archive {
  /// A destination as apps have them, coded as the compiler writes it.
  enum Page: Restorable {
    case task(Int)
    case page(String)

    static let restoration = Restoration<Page>(name: "pages")

    init(_ number: Int) {
      self = number.isMultiple(of: 2) ? .task(1_000 + number) : .page("essay-\(number)")
    }
  }

  /// The same places, each coded by hand as one text: `task/1000`.
  enum Link: Restorable {
    case task(Int)
    case page(String)

    static let restoration = Restoration<Link>(name: "links")

    init(_ number: Int) {
      self = number.isMultiple(of: 2) ? .task(1_000 + number) : .page("essay-\(number)")
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      let parts = text.split(separator: "/", maxSplits: 1)
      if parts.count == 2, parts[0] == "task", let number = Int(parts[1]) {
        self = .task(number)
      } else if parts.count == 2, parts[0] == "page" {
        self = .page(String(parts[1]))
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "No link: \(text)")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .task(let number): try container.encode("task/\(number)")
      case .page(let name): try container.encode("page/\(name)")
      }
    }
  }

  static func run() throws {
    let measurement = Measurement(suite: "archive")
    for steps in [10, 100, 100_000] {
      let pages = (0..<steps).map(Page.init)
      try measure(measurement, "\(steps) enum cases", try journey(pages))
      try measure(measurement, "\(steps) enum cases, only a list of them", pages)
    }
    let links = (0..<100).map(Link.init)
    try measure(measurement, "100 links", try journey(links))
    try measure(measurement, "100 links, pushes", try Journey(steps: links.map { Step($0) }))
    try measure(measurement, "100 links, only a list of them", links)
    try measureRestoring(measurement)
  }

  /// Every tenth step is presented.
  private static func journey<Destination: Hashable>(
    _ destinations: [Destination]
  ) throws -> Journey<Destination> {
    try Journey(
      steps: destinations.enumerated().map { place, destination in
        Step(destination, style: place % 10 == 9 ? .sheet : .push)
      })
  }

  private static func measure<Value: Codable>(
    _ measurement: Measurement, _ what: String, _ value: Value
  ) throws {
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    let data = try encoder.encode(value)
    let repetitions = max(1, 10_000 / data.count)
    try measurement.report(
      "encode \(what)", repetitions: repetitions, note: "\(data.count) bytes"
    ) {
      for _ in 0..<repetitions { use(try encoder.encode(value)) }
    }
    try measurement.report("decode \(what)", repetitions: repetitions) {
      for _ in 0..<repetitions { use(try decoder.decode(Value.self, from: data)) }
    }
  }

  /// What the name, the version and the search for the longest part that fits add.
  private static func measureRestoring(_ measurement: Measurement) throws {
    let decoder = JSONDecoder()
    let data = try JSONEncoder().encode(Saved(journey((0..<100).map(Page.init))))
    try measurement.report("restore 100 enum cases", repetitions: 10, note: "\(data.count) bytes") {
      for _ in 0..<10 { use(try Restored<Page> { try decoder.decode($0, from: data) }) }
    }
  }
}
