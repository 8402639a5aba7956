/// What the user has set up to use the device; the server doesn't know it.
///
/// Like UIKit's `UIAccessibility`.
@MainActor @preconcurrency
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
}
