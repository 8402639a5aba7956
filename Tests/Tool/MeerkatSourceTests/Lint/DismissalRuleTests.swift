import Testing

/// `dismisses-itself`.
struct DismissalRuleTests {
  @Test(arguments: [
    view(#"@Environment(\.dismiss) private var dismiss"#, #"Button("Done") { dismiss() }"#),
    view(#"@Environment(\.dismiss) var leave"#, #"Button("Done", action: { self.leave() })"#),
    view(
      #"@Environment(\.presentationMode) var mode"#,
      #"Button("Done") { mode.wrappedValue.dismiss() }"#),
    view(#"@Environment(\.dismiss) var dismiss"#, "Child(close: dismiss.callAsFunction)"),
    view("let leave: DismissAction", #"Button("Done") { leave() }"#),
    view(#"@Environment(\.dismissWindow) var dismiss"#, #"Button("Done") { dismiss(id: "info") }"#),
  ])
  func aViewThatClosesItself(source: String) async {
    #expect(await lint(source) == ["2 dismisses-itself"])
  }

  @Test func theUseMayBeInAnExtensionInAnotherFile() async {
    let found = await lint([
      "Page.swift": view(#"@Environment(\.dismiss) var dismiss"#, #"Button("Done", action: done)"#),
      "Page+Done.swift": "extension Page { func done() { dismiss() } }",
    ])
    #expect(found == ["Page.swift 2 dismisses-itself"])
  }

  @Test func uikitsWaysOutCount() async {
    let found = await lint(
      view("let host: Host", #"Button("Done") { host.controller?.dismiss(animated: true) }"#))
    #expect(found == ["4 dismisses-itself"])
  }

  @Test(arguments: [
    view(#"@Environment(\.dismiss) var dismiss"#, #"Text("Nobody calls it")"#),
    view(#"@Environment(\.dismissSearch) var dismissSearch"#, #"Button("x") { dismissSearch() }"#),
    view("let toast: Toast", #"Button("Hide") { toast.dismiss() }"#),
    view("let didPressClose: () -> Void", #"Button("Close", action: didPressClose)"#),
    "final class Model { func dismiss(animated: Bool) {} }",
    "struct Closing: ViewModifier { func body(content: Content) -> some View { content } }",
  ])
  func aViewThatDoesNot(source: String) async {
    #expect(await lint(source) == [])
  }
}
