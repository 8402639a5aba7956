extension Animation {
  public static let spring = spring()
  public static let bouncy = bouncy()
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let interactiveSpring = interactiveSpring()
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)

  private init(_ spring: Spring) { self.init(.spring(spring), spring.settlingDuration) }

  /// A spring with a response in seconds.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation(Spring(response: response, dampingRatio: dampingFraction)) }

  /// A spring with a duration in seconds.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(Spring(duration: duration, bounce: bounce)) }

  /// A spring that bounces.
  public static func spring(bounce: Double, blendDuration: Double = 0) -> Animation {
    spring(duration: 0.5, bounce: bounce)
  }

  /// A spring that bounces.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring that doesn't bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that hardly bounces.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A stiff spring, for following a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }

  /// A stiff spring with a duration in seconds, for following a finger.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { spring(duration: duration, bounce: 0.14 + extraBounce) }

  /// A physical spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    guard mass > 0, stiffness > 0 else { return .linear(duration: 0) }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return spring(response: 2 * .pi / frequency, dampingFraction: ratio)
  }

  /// A physical spring with a duration in seconds.
  public static func interpolatingSpring(
    duration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { spring(duration: duration, bounce: bounce) }
}
