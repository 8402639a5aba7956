/// A view that says that there is no content.
///
/// Like SwiftUI's `ContentUnavailableView`.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view that explains why there is no content, with a label, description and actions.
  @Memberwise
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  )

  @MainActor @preconcurrency public var body: some View {
    VStack(spacing: 12) {
      label.font(.title2).bold().labelStyle(SymbolAboveTitle())
      description.foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The title of an empty place, below its symbol.
private struct SymbolAboveTitle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary).accessibilityHidden(
        true)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == MeerkatViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title and a symbol that says that there is no content.
  @TextForms
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { MeerkatViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A view that says that a search found nothing.
  public static var search: Self { nothingFound("No Results") }

  /// Returns a view that says that a search for a text found nothing.
  public static func search(text: String) -> Self { nothingFound("No Results for “\(text)”") }

  private static func nothingFound(_ title: LocalizedStringKey) -> Self {
    Self(
      title, systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
