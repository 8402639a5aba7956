/// How a change runs over time.
///
/// Like SwiftUI's `Animation`. Accepted everywhere; the hosts of this module show changes at once.
///
/// Accepted, without effect.
public struct Animation: Hashable, Sendable {
  let name: String
  /// In seconds.
  let duration: Double

  init(_ name: String, _ duration: Double = 0.35) {
    self.name = name
    self.duration = duration
  }

  public static let `default` = Animation("default")
  public static let linear = Animation("linear")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }

  /// Along a Bézier curve from (0, 0) to (1, 1).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation("timingCurve", duration) }

  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func logicallyComplete(after duration: Double) -> Animation { self }
}
