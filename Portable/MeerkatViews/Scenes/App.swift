/// An app and its scenes.
///
/// Like SwiftUI's `App`. A host, such as Meerkat's browser, provides `main()`.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Creates the app.
  @MainActor @preconcurrency
  init()
}

/// A part of an app with its own life cycle, such as a window.
///
/// Like SwiftUI's `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// The windows of the scene.
  var windows: [WindowDescription] { get }
}

extension Scene {
  /// The windows of `body`.
  public var windows: [WindowDescription] { body.windows }
}

extension Scene where Body == Never {
  /// Never called: the runtime itself shows primitive scenes.
  public var body: Never {
    // An explicit `return` keeps the result builder away.
    let reason = "\(Self.self) has no body."
    return fatalError(reason)
  }
}

extension Never: Scene {
  public var windows: [WindowDescription] { [] }
}

/// A scene's description of a window: its title and its view.
public struct WindowDescription {
  package let title: String?
  package let content: AnyView

  /// Describes a window as another one, with other content.
  init(_ other: WindowDescription, content: AnyView) {
    title = other.title
    self.content = content
  }

  /// Describes a window with a view, which has the accent colour of the app's catalogue if there is
  /// one.
  @MainActor init<Content: View>(title: String?, of view: Content) {
    self.title = title
    let accent = Color("AccentColor")
    content = accent.asset == nil ? AnyView(view) : AnyView(view.tint(accent))
  }
}

/// A group of windows with the same content.
///
/// Like SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  private let title: String?
  private let content: Content

  /// Creates a group of windows, which may have an identity.
  public init(id: String? = nil, @ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Creates a group of windows with a title.
  @TextForms(resource: false)
  public init(
    _ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content
  ) {
    title = titleKey.text
    self.content = content()
  }

  public var windows: [WindowDescription] { [WindowDescription(title: title, of: content)] }
}

/// A result builder that makes scenes from the statements of a closure.
///
/// Like SwiftUI's `SceneBuilder`.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload @MainActor
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var windows: [WindowDescription] = []
    for scene in repeat each content { windows += scene.windows }
    return SeveralScenes(windows: windows)
  }
}

/// Several scenes, one after the other.
struct SeveralScenes: Scene {
  let windows: [WindowDescription]

}

extension Scene {
  /// The scene itself, after a word about the modifier that calls this: hosts ignore it.
  nonisolated func accepted(_ modifier: StaticString = #function) -> Self {
    #if DEBUG
      IgnoredNames.shared.note("\(modifier)")
    #endif
    return self
  }
}
