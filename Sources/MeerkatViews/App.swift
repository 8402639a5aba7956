/// An app: what its windows show.
///
/// Like SwiftUI's `App`. A host, such as Meerkat's browser, gives it its `main()`.
@MainActor @preconcurrency
public protocol App {
  /// The type of what the app shows.
  associatedtype Body: Scene

  /// What the app shows.
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Creates the app.
  @MainActor @preconcurrency
  init()
}

/// A part of an app with a life of its own, such as a window.
///
/// Like SwiftUI's `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// What the scene consists of.
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
  /// Never called: what is shown by the runtime itself has no body.
  public var body: Never {
    // An explicit `return` keeps the result builder away.
    let reason = "\(Self.self) has no body."
    return fatalError(reason)
  }
}

extension Never: Scene {
  public var windows: [WindowDescription] { [] }
}

/// A window as a scene describes it: its title, and the view in it.
public struct WindowDescription {
  package let title: String?
  package let content: AnyView
}

/// Windows that show the same.
///
/// Like SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  private let title: String?
  private let content: Content

  /// Creates windows.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Creates windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = titleKey.text
    self.content = content()
  }

  /// Creates windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// Creates windows with an identity.
  public init(id: String, @ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  public var windows: [WindowDescription] {
    [WindowDescription(title: title, content: AnyView(content))]
  }
}

/// Makes scenes from the statements of a closure.
///
/// Like SwiftUI's `SceneBuilder`.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload @MainActor
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var windows: [WindowDescription] = []
    for scene in repeat each content { windows += scene.windows }
    return SeveralScenes(windows: windows)
  }
}

/// Several scenes, one after the other.
struct SeveralScenes: Scene {
  let windows: [WindowDescription]

}
