import Meerkat
import MeerkatTesting

/// What a step forward and a step back cost together.
@MainActor
enum Steps {
  static func measureAlone() {
    for count in [10, 100, 1_000] {
      let flow = Corridor()
      for number in 0..<count { flow.push(.room(number)) }
      Measurement(suite: "alone").report("forward and back, on \(count) steps", repetitions: 1_000)
      {
        for _ in 0..<1_000 { flow.stepForwardAndBack() }
      }
    }
  }

  static func measureShown() throws {
    for count in [10, 100, 1_000] {
      try measure("shown", "forward and back, on \(count) steps") { flow in
        for number in 0..<count { flow.push(.room(number)) }
      }
    }
  }

  static func measureSiblings() throws {
    for count in [10, 100] {
      try measure("siblings", "forward and back, on \(count) flows") { flow in
        for number in 0..<count { flow.push(.corridor(number)) }
      }
    }
  }

  /// Goes and looks at the screen, as a test does.
  private static func measure(_ suite: String, _ what: String, _ prepare: (Corridor) -> Void) throws
  {
    let flow = Corridor()
    let app = try Driver(FlowView(flow))
    prepare(flow)
    Measurement(suite: suite).report(what, repetitions: 50) {
      for _ in 0..<50 {
        flow.push(.room(-1))
        _ = app.exists("Room")
        flow.go(.back)
        _ = app.exists("Room")
      }
    }
  }
}
