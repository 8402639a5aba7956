/// A button that shares content with other apps.
///
/// Like SwiftUI's `ShareLink`: the browser opens its share sheet, or copies; other hosts do
/// nothing.
///
/// ## Differences
/// - Only texts and URLs can be shared.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  private let text: String
  private let label: Label

  init(_ texts: [String?], label: Label) {
    text = texts.compactMap(\.self).joined(separator: "\n")
    self.label = label
  }

  @MainActor @preconcurrency public var body: some View {
    Button(action: {}) { label }.modified(.share(text))
  }
}

/// The default label of a share button.
///
/// Like SwiftUI's `DefaultShareLinkLabel`.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  @MainActor @preconcurrency public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// A preview of shared content; not shown by hosts.
///
/// Like SwiftUI's `SharePreview`.
///
/// Accepted, without effect.
public struct SharePreview<Image, Icon> {
  /// Creates a preview with a title, an image and an icon.
  @TextForms(resource: false)
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  @TextForms(resource: false)
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  @TextForms(resource: false)
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  @TextForms(resource: false)
  public init(_ titleKey: LocalizedStringKey) {}
}
