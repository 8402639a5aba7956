/// What is shown where there is no content.
///
/// Like SwiftUI's `ContentUnavailableView`.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Says that there is no content, why, and what can be done.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor @preconcurrency public var body: some View {
    VStack(spacing: 12) {
      label.font(.title2).bold()
      description.foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == MeerkatViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says that there is no content, with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { MeerkatViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Says that there is no content, with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { MeerkatViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Says that a search found nothing.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// Says that a search for a text found nothing.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”" as String, systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
