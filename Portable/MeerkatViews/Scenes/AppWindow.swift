/// The first window of an app, as a view: the app's own properties, such as `@StateObject` and
/// `@Environment`, live in its node, and its scenes are read again when one of them changes.
nonisolated package struct AppWindow<Served: App>: View {
  private var app: Filled<Served>
  /// The title of the window, once it has been shown.
  package let title = Title()

  /// What the scene calls its window; nil if it doesn't.
  @MainActor
  package final class Title {
    package fileprivate(set) var text: String?

    nonisolated fileprivate init() {}
  }

  /// Creates the app.
  @MainActor package init(_ app: Served.Type) { self.app = Filled(value: Served()) }

  @MainActor package var body: some View {
    // Windows beside the first one have no page yet.
    let window = app.value.body.windows.first
    let _ = title.text = window?.title
    window?.content ?? AnyView(EmptyView())
  }
}

/// A scene whose windows have a change.
nonisolated package struct ChangedScene<Content: Scene>: Scene {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  @Memberwise
  package init(_ content: Content, _ change: @escaping @MainActor (AnyView) -> AnyView)

  @MainActor package var windows: [WindowDescription] {
    content.windows.map { WindowDescription($0, content: change($0.content)) }
  }
}
