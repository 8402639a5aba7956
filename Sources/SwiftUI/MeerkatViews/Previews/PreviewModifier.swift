/// A modifier for previews, with context that several previews share.
///
/// Like SwiftUI's `PreviewModifier`.
///
/// ## Differences
/// - The shared context is created anew for each preview.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The shared context, such as a store with examples.
  associatedtype Context = Void

  /// The type of the modified view.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = PreviewModifierContent

  /// Creates the shared context.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified view.
  @ViewBuilder
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates no context.
  public static func makeSharedContext() async throws {}
}

/// The view that a modifier of previews changes.
///
/// Like SwiftUI's `PreviewModifierContent`.
public struct PreviewModifierContent: View {
  let view: AnyView

  public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Changes the view of the preview.
  @MainActor
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(kind: .modifier { try await changed($0, by: modifier) })
  }

  @MainActor
  private static func changed<Modifier: PreviewModifier>(
    _ view: AnyView, by modifier: Modifier
  ) async throws -> AnyView {
    let context = try await Modifier.makeSharedContext()
    return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
  }
}
