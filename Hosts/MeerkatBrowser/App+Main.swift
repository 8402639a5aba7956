import ArgumentParser
public import MeerkatUIKit
public import MeerkatViews

extension App {
  /// Runs the app for users with a browser, until Ctrl-C ends it.
  ///
  /// Every page that a user opens is a separate app instance. `--help` prints the command-line
  /// options.
  @MainActor
  public static func main() {
    Self.runOnStageIfAsked()
    BrowserCommand.parseOrExit().run(Self.self)
  }
}

extension UIApplicationDelegate where Self: NSObject {
  /// Runs an app without an `App`: a page shows the window of the delegate, or of its scene's.
  @MainActor
  public static func main() {
    DelegatedApp<Self>.runOnStageIfAsked()
    BrowserCommand.parseOrExit().run(DelegatedApp<Self>.self)
  }
}

extension App {
  /// Runs the app without a browser, if `meerkat` started the program for that.
  @MainActor
  fileprivate static func runOnStageIfAsked() {
    guard CommandLine.arguments.dropFirst() == ["--stage"] else { return }
    runOnStage()
    BrowserCommand.stop(
      because: "This program has no stage: add MeerkatTesting to a test target of its package.")
  }
}
