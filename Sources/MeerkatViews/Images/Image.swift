public import Foundation
package import MeerkatUIKit

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

  /// How large a symbol is beside text.
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

  /// Shows one of the system's symbols.
  public init(systemName: String) { source = .system(systemName) }

  /// Shows one of the system's symbols, filled in part.
  public init(systemName: String, variableValue: Double?) { source = .system(systemName) }

  /// Shows a picture that the host loads, which nobody has described.
  init(remote url: URL) { source = .remote(url) }

  /// Shows a picture whose bytes the app has, which nobody has described.
  init(picture: UIImage) { source = .picture(picture) }

  /// Shows a picture of the app's catalogue; its name is its label.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name)
    label = name
  }

  /// Shows a picture of the app's catalogue with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label.plainText
  }

  /// Shows a picture of the app's catalogue that a screen reader leaves out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    isDecorative = true
  }

  /// Lets the picture fill the space that it is offered.
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
