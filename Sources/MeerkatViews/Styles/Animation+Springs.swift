extension Animation {
  public static let spring = Animation("spring")
  public static let bouncy = Animation("bouncy")
  public static let smooth = Animation("smooth")
  public static let snappy = Animation("snappy")
  public static let interactiveSpring = Animation("interactiveSpring")
  public static let interpolatingSpring = Animation("interpolatingSpring")

  /// Like a spring with a response in seconds.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation("spring", response) }

  /// Like a spring that takes a time, in seconds.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation("spring", duration) }

  /// Like a spring that bounces.
  public static func spring(bounce: Double, blendDuration: Double = 0) -> Animation {
    Animation("spring", 0.5)
  }

  /// Like a spring that bounces a little.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration)
  }

  /// Like a spring that doesn't bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration)
  }

  /// Like a spring that hardly bounces.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration)
  }

  /// Like a stiff spring, which follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactiveSpring", response) }

  /// Like a stiff spring, which follows a finger and takes a time, in seconds.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactiveSpring", duration) }

  /// Like a spring of physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolatingSpring") }

  /// Like a spring of physics that takes a time, in seconds.
  public static func interpolatingSpring(
    duration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolatingSpring", duration) }
}
