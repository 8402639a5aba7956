/// The course of a change over time.
///
/// Like SwiftUI's `Animation`. Hosts with motion, such as the browser, run changes along its curve;
/// all others show them at once.
///
/// ## Differences
/// Custom animations aren't supported.
public struct Animation: Hashable, Sendable {
  /// The way from 0 to 1.
  package enum Curve: Hashable, Sendable {
    /// A Bézier curve from (0, 0) to (1, 1) with two points between them.
    case bezier(Double, Double, Double, Double)
    case spring(Spring)
  }

  package let curve: Curve
  /// How long one run takes, in seconds at the usual speed.
  let duration: Double
  /// How long the first run waits, in seconds.
  package private(set) var delay = 0.0
  package private(set) var speed = 1.0
  /// How often the animation runs; infinite for ever.
  package private(set) var repetitions = 1.0
  /// Whether every other run goes backwards.
  package private(set) var autoreverses = false

  init(_ curve: Curve, _ duration: Double) {
    self.curve = curve
    self.duration = duration.isFinite ? max(0, min(duration, 3_600)) : 0
  }

  /// How long one run takes, in seconds.
  package var runTime: Double { duration / speed }

  /// How long all runs take, in seconds: infinite for an animation that runs for ever.
  package var totalTime: Double { delay + runTime * repetitions }

  /// The default animation: a spring that doesn't bounce.
  public static let `default` = smooth
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)

  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// An animation along a Bézier curve from (0, 0) to (1, 1).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(max(0, min(p1x, 1)), p1y, max(0, min(p2x, 1)), p2y), duration)
  }

  /// Returns the animation with a delay in seconds.
  public func delay(_ delay: Double) -> Animation { changed { $0.delay += max(0, delay) / speed } }

  /// Returns the animation with its speed multiplied.
  public func speed(_ speed: Double) -> Animation {
    guard speed > 0, speed.isFinite else { return self }
    return changed {
      $0.speed *= speed
      $0.delay /= speed
    }
  }

  /// Returns the animation, repeated forever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed {
      $0.repetitions = .infinity
      $0.autoreverses = autoreverses
    }
  }

  /// Returns the animation, repeated a number of times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    changed {
      $0.repetitions = Double(max(1, count))
      $0.autoreverses = autoreverses
    }
  }

  /// Returns the animation unchanged: it always counts as complete at its end.
  public func logicallyComplete(after duration: Double) -> Animation { self }

  private func changed(_ change: (inout Animation) -> Void) -> Animation {
    var copy = self
    change(&copy)
    return copy
  }
}
