/// What runs an app without a window, in the place of the browser: a program may contain one.
@MainActor
package protocol AppStage {
  /// Runs the first window of an app, and its previews.
  static func run<Staged: App>(_ app: Staged.Type) -> Never
}

extension App {
  /// Runs the app on the stage that the program contains.
  ///
  /// - Returns: Only if the program contains none.
  @MainActor package static func runOnStage() {
    // An app may have a protocol of this name, too.
    let stages = TypesOfProgram.conforming(to: "AppStage").lazy
      .compactMap { $0 as? any AppStage.Type }
    stages.first?.run(Self.self)
  }
}
