import Testing

/// The fix-it for a name reaches the uses inside the screen.
struct RenamingTests {
  private func fixed(_ members: String) -> String {
    Diagnosis("@Actions struct CourseScreen: View {\n\(members)\n}").fixed
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
      .joined(separator: "\n")
  }

  @Test func allUsesInTheBodyAreRenamed() {
    #expect(
      fixed(
        """
          @Action(.disable) var openSettings: (() -> Void)?
          var body: some View {
            if let openSettings { Button("Settings", action: openSettings) }
            Button("More") { self.openSettings?() }.disabled($openSettings.isDisabled)
            if let press = openSettings { Button("openSettings", action: press) }
          }
        """) == """
            @Action(.disable) var didPressSettings: (() -> Void)?
            var body: some View {
              if let didPressSettings { Button("Settings", action: didPressSettings) }
              Button("More") { self.didPressSettings?() }.disabled($didPressSettings.isDisabled)
              if let press = didPressSettings { Button("openSettings", action: press) }
            }
          """)
  }

  @Test func whatOnlyHasTheSameNameIsLeft() {
    #expect(
      fixed(
        """
          @Action var openSettings: (() -> Void)?
          init(openSettings: (() -> Void)?) {
            self.openSettings = openSettings
            _openSettings.prepare()
            prepareActions()
          }
          struct Row { var openSettings = 1 }
          var body: some View { Row(openSettings: flow.openSettings) }
        """) == """
            @Action var didPressSettings: (() -> Void)?
            init(openSettings: (() -> Void)?) {
              self.didPressSettings = openSettings
              _didPressSettings.prepare()
              prepareActions()
            }
            struct Row { var openSettings = 1 }
            var body: some View { Row(openSettings: flow.openSettings) }
          """)
  }
}
