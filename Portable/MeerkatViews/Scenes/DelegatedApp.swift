@_spi(Making) package import MeerkatUIKit

/// An app without an `App`: a page shows the window that its delegate makes, or that of the scene's
/// delegate.
///
/// The class of the scene's delegate is that of the configuration that the app's delegate returns,
/// or else `SceneDelegate` in the delegate's module, as templates have it.
package struct DelegatedApp<Delegate: NSObject & UIApplicationDelegate>: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  package init() {}

  package var body: some Scene { WindowGroup { DelegatedWindow(delegate: delegate) } }
}

/// Shows the root controller of a delegate's window.
private struct DelegatedWindow: View {
  let delegate: any UIApplicationDelegate
  @State private var connection = Connection()

  var body: some View {
    if let window = connection.window(delegate) {
      let _ = window.changes.read()
      if let controller = window.rootViewController { ControllerView(controller: controller) }
    }
  }
}

/// The scene of a page, with its delegate.
@MainActor
private final class Connection {
  private var sceneDelegate: (any UIWindowSceneDelegate)?

  nonisolated init() {}

  func window(_ delegate: any UIApplicationDelegate) -> UIWindow? {
    if let window = sceneDelegate?.window ?? delegate.window { return window }
    guard sceneDelegate == nil, let scene = UIApplication.shared.connectedScenes.first else {
      return nil
    }
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      .shared, configurationForConnecting: scene.session, options: options)
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    let type: AnyClass? =
      configuration.delegateClass ?? NSClassFromString("\(module).SceneDelegate")
    guard let known = type as? any (NSObject & UIWindowSceneDelegate).Type else { return nil }
    let new = make(known)
    sceneDelegate = new
    scene.delegate = new
    new.scene(scene, willConnectTo: scene.session, options: options)
    return new.window
  }

  private func make<SceneDelegate: NSObject & UIWindowSceneDelegate>(
    _ type: SceneDelegate.Type
  ) -> any UIWindowSceneDelegate { ObjectMaker.make(type) }
}
