/// Haptic feedback, which has no effect in browsers.
///
/// Like UIKit's `UIFeedbackGenerator`.
@MainActor @preconcurrency
public class UIFeedbackGenerator: NSObject {
  public nonisolated override init() {}

  /// Prepares for imminent feedback.
  public func prepare() {}
}

/// The feedback of an impact.
///
/// Like UIKit's `UIImpactFeedbackGenerator`.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of an impact.
  ///
  /// Like UIKit's `UIImpactFeedbackGenerator.FeedbackStyle`.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator for a style of impact.
  public nonisolated init(style: FeedbackStyle = .medium) {}

  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of a success or failure.
///
/// Like UIKit's `UINotificationFeedbackGenerator`.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of notification.
  ///
  /// Like UIKit's `UINotificationFeedbackGenerator.FeedbackType`.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The feedback of a change of a selection.
///
/// Like UIKit's `UISelectionFeedbackGenerator`.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
