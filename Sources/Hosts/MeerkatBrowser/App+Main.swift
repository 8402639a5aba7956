import ArgumentParser
public import MeerkatViews

extension App {
  /// Runs the app for users with a browser, until Ctrl-C ends it.
  ///
  /// Every page that a user opens is a separate app instance. `--help` prints the command-line
  /// options.
  @MainActor
  public static func main() {
    BrowserCommand.parseOrExit().run(Self.self)
  }
}
