import MeerkatJourney

/// What a step forward and a step back cost, on short journeys and on long ones.
enum Steps {
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

  static func run() throws {
    let measurement = Measurement(suite: "steps")
    try measure(measurement, "numbers", root: Page.list) { .details($0) }
    let names = (0..<1_024).map { "The article with the number \($0)" }
    try measure(measurement, "texts", root: Article.list) { .named(names[$0 & 1_023]) }
  }

  @inline(__always)
  private static func measure<Destination: Hashable>(
    _ measurement: Measurement, _ kind: String, root: Destination,
    _ destination: (Int) -> Destination
  ) throws {
    try measureForward(measurement, kind, root: root, destination)
    try measureForwardAndBack(measurement, kind, root: root, destination)
    try measureList(measurement, kind, root: root, destination)
  }

  /// From an empty journey to one of so many steps: growing is part of the time.
  @inline(__always)
  private static func measureForward<Destination: Hashable>(
    _ measurement: Measurement, _ kind: String, root: Destination,
    _ destination: (Int) -> Destination
  ) throws {
    for (length, times) in [(10, 10_000), (1_000, 100), (100_000, 3)] {
      try measurement.report("forward, \(length) \(kind)", repetitions: length * times) {
        for _ in 0..<times {
          var journey = Journey<Destination>(root)
          for number in 0..<length {
            try journey.go(.forward(to: destination(number)))
          }
          use(journey)
        }
      }
    }
  }

  /// There and back again, on top of journeys of different lengths.
  @inline(__always)
  private static func measureForwardAndBack<Destination: Hashable>(
    _ measurement: Measurement, _ kind: String, root: Destination,
    _ destination: (Int) -> Destination
  ) throws {
    for length in [10, 100_000] {
      var journey = Journey<Destination>(root)
      for number in 1..<length { try journey.go(.forward(to: destination(number))) }
      try measurement.report("forward and back, on \(length) \(kind)", repetitions: 200_000) {
        for number in 0..<100_000 {
          use(try journey.go(.forward(to: destination(number))))
          use(try journey.go(.back))
        }
        use(journey)
      }
    }
  }

  /// What only an array of destinations costs: the floor under all of this.
  @inline(__always)
  private static func measureList<Destination: Hashable>(
    _ measurement: Measurement, _ kind: String, root: Destination,
    _ destination: (Int) -> Destination
  ) throws {
    measurement.report("append to an array, 1000 \(kind)", repetitions: 100_000) {
      for _ in 0..<100 {
        var list = [root]
        for number in 0..<1_000 { list.append(destination(number)) }
        use(list)
      }
    }
  }
}
