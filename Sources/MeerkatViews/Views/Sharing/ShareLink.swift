/// A button that gives something to other apps.
///
/// Like SwiftUI's `ShareLink`: in the browser it opens what that has for sharing, or copies; other
/// hosts do nothing.
///
/// ## Differences
/// - What is shared is text or an address.
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

/// The label of a button that gives something to other apps.
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

/// What a person sees of something before it is shared, which hosts don't show.
///
/// Like SwiftUI's `SharePreview`.
///
/// Accepted, without effect.
public struct SharePreview<Image, Icon> {
  /// Shows a title, a picture and a symbol.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  /// Shows a title, a picture and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// Shows a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Shows a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == Never {
  /// Shows a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

  /// Shows a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Shows a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}
