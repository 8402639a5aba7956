public import Foundation

/// What a person would feel: browsers on a desk have nothing to feel, so nothing follows.
///
/// Like UIKit's `UIFeedbackGenerator`.
@MainActor
public class UIFeedbackGenerator: NSObject {
  public nonisolated override init() {}

  /// Gets ready for feedback that is about to come.
  public func prepare() {}
}

/// The feedback of something that is hit.
///
/// Like UIKit's `UIImpactFeedbackGenerator`.
@MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what is hit is.
  ///
  /// Like UIKit's `UIImpactFeedbackGenerator.FeedbackStyle`.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates the feedback of a style.
  public nonisolated init(style: FeedbackStyle = .medium) {}

  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of something that has succeeded or failed.
///
/// Like UIKit's `UINotificationFeedbackGenerator`.
@MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What has happened.
  ///
  /// Like UIKit's `UINotificationFeedbackGenerator.FeedbackType`.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The feedback of a selection.
///
/// Like UIKit's `UISelectionFeedbackGenerator`.
@MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
