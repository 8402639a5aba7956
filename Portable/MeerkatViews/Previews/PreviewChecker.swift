/// What examines previews for people who can't see them well: a program may contain one.
@MainActor
package protocol PreviewChecker {
  /// Examines a view.
  static func report(on view: AnyView, in look: PreviewLook) async -> PreviewReport
}

/// What was found out about a preview.
package struct PreviewReport: Hashable, Sendable {
  /// What to change, a sentence each.
  package var findings: [String]
  /// What a screen reader finds, in its order.
  package var elements: [String]

  @Memberwise
  package init(findings: [String], elements: [String])
}

extension PreviewReport {
  /// Examines a view, if the program contains what can.
  @MainActor
  package init?(on view: AnyView, in look: PreviewLook) async {
    guard let checker = Self.checker else { return nil }
    self = await checker.report(on: view, in: look)
  }

  @MainActor private static let checker =
    TypesOfProgram.conforming(to: "PreviewChecker").lazy
    .compactMap { $0 as? any PreviewChecker.Type }.first
}
