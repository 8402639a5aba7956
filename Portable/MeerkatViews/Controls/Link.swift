/// A button that opens a link.
///
/// Like SwiftUI's `Link`.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a button that opens a link.
  @Memberwise
  public init(destination: URL, @ViewBuilder label: () -> Label)

  @MainActor @preconcurrency public var body: some View {
    EnvironmentModified(content: Button(action: { openURL(destination) }, label: { label })) {
      $0.buttonAddress = destination.absoluteString
    }
    .accessibilityAddTraits(.isLink)
    .accessibilityRemoveTraits(.isButton)
  }
}

extension Link where Label == Text {
  /// Creates a button with a title that opens a link.
  @TextForms
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}
