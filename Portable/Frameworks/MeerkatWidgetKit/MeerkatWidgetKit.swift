@_exported public import Foundation

/// The widgets of an app: there are none.
///
/// Like WidgetKit's `WidgetCenter`.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func invalidateConfigurationRecommendations() {}
}
