import Meerkat
import MeerkatViews

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

  static func measureShown() {
    for count in [10, 100, 1_000] {
      measure("shown", "forward and back, on \(count) steps") { flow in
        for number in 0..<count { flow.push(.room(number)) }
      }
    }
  }

  static func measureSiblings() {
    for count in [10, 100] {
      measure("siblings", "forward and back, on \(count) flows") { flow in
        for number in 0..<count { flow.push(.corridor(number)) }
      }
    }
  }

  private static func measure(_ suite: String, _ what: String, _ prepare: (Corridor) -> Void) {
    let flow = Corridor()
    let runtime = Runtime()
    runtime.show(FlowView(flow))
    runtime.perform { prepare(flow) }
    Measurement(suite: suite).report(what, repetitions: 50) {
      for _ in 0..<50 {
        runtime.perform { _ = flow.push(.room(-1)) }
        runtime.perform { _ = flow.go(.back) }
      }
    }
  }
}
