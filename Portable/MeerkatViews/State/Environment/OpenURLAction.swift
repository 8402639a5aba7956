/// Opens a link.
///
/// Like SwiftUI's `OpenURLAction`. Without a handler, a link is discarded; hosts themselves open
/// links that a user presses.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of opening a link.
  ///
  /// Like SwiftUI's `OpenURLAction.Result`.
  public struct Result: Hashable, Sendable {
    let name: String
    let url: URL?
    public static let handled = Result(name: "handled", url: nil)
    public static let discarded = Result(name: "discarded", url: nil)
    public static let systemAction = Result(name: "systemAction", url: nil)

    /// Lets the system open another link.
    public static func systemAction(_ url: URL) -> Result { Result(name: "systemAction", url: url) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action that passes links to a handler.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a link.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a link, and reports whether that was possible.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url) != .discarded)
  }
}

extension EnvironmentValues {
  /// Opens a link.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .discarded }
}
