/// A spring's motion.
///
/// Like SwiftUI's `Spring`.
public struct Spring: Hashable, Sendable {
  /// The perceived duration of the motion, in seconds.
  public let duration: TimeInterval
  /// How far the motion overshoots; 0 for not at all.
  public let bounce: Double

  /// Creates a spring.
  @Memberwise
  public init(duration: TimeInterval = 0.5, bounce: Double = 0)

  /// Creates a spring from a response and a damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      duration: response, bounce: dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio)
  }

  public static let smooth = Spring()
  public static let snappy = Spring(bounce: 0.15)
  public static let bouncy = Spring(bounce: 0.3)

  /// The damping ratio: 1 for critical damping, less for a spring that overshoots.
  public var dampingRatio: Double { bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce }

  /// The time until the motion is barely visible, in seconds.
  public var settlingDuration: TimeInterval {
    guard duration > 0 else { return 0 }
    let ratio = max(dampingRatio, 0.02)
    let frequency = 2 * Double.pi / duration
    // The slower of the two ways in which the motion fades.
    let rate = ratio <= 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
    // A thousandth is left; a spring that just doesn't swing takes longer by its linear part.
    return (ratio < 1 ? 6.9 : 9.2) / (rate * frequency)
  }

  /// The share of the way from 0 to 1 that is done after a time in seconds.
  package func share(at time: TimeInterval) -> Double {
    guard duration > 0 else { return 1 }
    let ratio = max(dampingRatio, 0.02)
    let frequency = 2 * Double.pi / duration
    let decay = exp(-ratio * frequency * time)
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return 1 - decay * (cos(swing * time) + ratio * frequency / swing * sin(swing * time))
    }
    if ratio == 1 { return 1 - decay * (1 + frequency * time) }
    let root = (ratio * ratio - 1).squareRoot()
    let slow = frequency * (ratio - root)
    let fast = frequency * (ratio + root)
    return 1 - (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }
}
