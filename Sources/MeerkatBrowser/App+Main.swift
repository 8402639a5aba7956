import ArgumentParser
public import MeerkatViews

extension App {
  /// Runs the app for visitors with a browser, until Ctrl-C ends it.
  ///
  /// Every page that is opened is an app instance of its own. `--help` prints the options of the command line.
  @MainActor
  public static func main() {
    BrowserCommand.parseOrExit().run(Self.self)
  }
}
