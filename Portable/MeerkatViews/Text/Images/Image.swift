/// A picture or a symbol.
///
/// Like SwiftUI's `Image`.
public struct Image: Hashable, Sendable {
  package var source: Source
  package var renderingMode: TemplateRenderingMode?
  package var isResizable = false
  package var label: String?
  package var isDecorative = false

  /// Where the picture comes from.
  package enum Source: Hashable, Sendable {
    /// A symbol by its name.
    case system(String)
    /// A picture of the app's catalogue.
    case named(String)
    /// A picture that the host loads from an address.
    case remote(URL)
    /// A picture whose bytes the app has.
    case picture(UIImage)
  }

  /// How the colours of a picture are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// How a picture fills a larger space.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// How a picture is smoothed.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Creates an image of a system symbol.
  public init(systemName: String) { source = .system(systemName) }

  /// Creates an image of a partially filled system symbol.
  public init(systemName: String, variableValue: Double?) { source = .system(systemName) }

  /// Creates an image that the host loads, without a description.
  init(remote url: URL) { source = .remote(url) }

  /// Creates an image from the app's data, without a description.
  init(picture: UIImage) { source = .picture(picture) }

  /// Creates an image from the app's catalogue; its name is its label.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name)
    label = name
  }

  /// Creates an image from the app's catalogue, with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label.plainText
  }

  /// Creates an image from the app's catalogue that screen readers ignore.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    isDecorative = true
  }

  /// Lets the picture fill the proposed space.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { with { $0.isResizable = true } }

  /// Sets how the picture's colours are used.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = mode }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// What stands for the image in a line of text.
  var inlineText: String { "" }
}
