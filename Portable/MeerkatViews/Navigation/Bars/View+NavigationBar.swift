public import MeerkatFoundation

/// The size of a screen's title.
///
/// Like SwiftUI's type of the same name.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

extension View {
  nonisolated private func bar(_ change: @escaping (inout ScreenBar) -> Void) -> some View {
    transformPreference(ScreenBarKey.self, change)
  }

  /// Sets the title of the screen.
  @TextForms(text: true)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    bar { $0.title = titleKey.text }
  }

  /// Sets the title of the screen; a user can't rename it.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    NavigationTitled(content: self, title: title)
  }

  /// Sets whether the title of the screen is large.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    bar { $0.isTitleLarge = displayMode == .automatic ? nil : displayMode == .large }
  }

  /// Sets the title of the screen.
  @TextForms(resource: false, text: true)
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen and whether it is large.
  @TextForms(resource: false, text: true)
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the bar of the screen.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    bar { $0.isHidden = hidden }
  }

  /// Hides the back button of the screen.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    bar { $0.isBackHidden = hidesBackButton }
  }
}

/// A screen whose title is the value of a binding.
nonisolated private struct NavigationTitled<Content: View>: View {
  let content: Content
  @Binding var title: String

  @MainActor var body: some View { content.navigationTitle(title) }
}
