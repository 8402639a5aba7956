import MeerkatJourney

/// What saving and restoring cost, with our coders and with Foundation's for JSON.
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
    for coder in ArchiveCoder.allCases {
      let bytes = try coder.encode(value)
      let repetitions = max(1, 10_000 / bytes.count)
      try measurement.report(
        "\(coder) encode \(what)", repetitions: repetitions, note: "\(bytes.count) bytes"
      ) {
        for _ in 0..<repetitions { use(try coder.encode(value)) }
      }
      try measurement.report("\(coder) decode \(what)", repetitions: repetitions) {
        for _ in 0..<repetitions { use(try coder.decode(Value.self, from: bytes)) }
      }
      try measurement.report("\(coder) both \(what)", repetitions: repetitions) {
        for _ in 0..<repetitions {
          use(try coder.decode(Value.self, from: coder.encode(value)))
        }
      }
    }
  }

  /// What the name, the version and the search for the longest part that fits add.
  private static func measureRestoring(_ measurement: Measurement) throws {
    let saved = Saved(try journey((0..<100).map(Page.init)))
    for coder in ArchiveCoder.allCases {
      let bytes = try coder.encode(saved)
      try measurement.report("\(coder) save 100 enum cases", repetitions: 10) {
        for _ in 0..<10 { use(try coder.encode(saved)) }
      }
      try measurement.report(
        "\(coder) restore 100 enum cases", repetitions: 10, note: "\(bytes.count) bytes"
      ) {
        for _ in 0..<10 { use(try Restored<Page> { try coder.decode($0, from: bytes) }) }
      }
    }
  }
}
