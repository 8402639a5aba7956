/// A change of views in previews, with what several previews share.
///
/// Like SwiftUI's `PreviewModifier`.
///
/// ## Differences
/// - The shared context is made for each preview anew.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What previews share, such as a store with examples.
  associatedtype Context = Void

  /// The type of the changed view.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = PreviewModifierContent

  /// Makes what previews share.
  static func makeSharedContext() async throws -> Context

  /// Changes a view.
  @ViewBuilder
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing, as there is nothing to share.
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
