extension GraphicsContext {
  /// Text that is ready to be drawn.
  ///
  /// Like SwiftUI's `GraphicsContext.ResolvedText`.
  public struct ResolvedText: Sendable {
    let text: Text
    public var shading = Shading.foreground

    /// Returns the approximate size of the text, in points; only hosts know the exact one.
    public func measure(in size: CGSize) -> CGSize {
      let points = style?.font?.points ?? DynamicTypeSize.large.points(of: .body)
      let lines = text.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      let width = 0.5 * points * CGFloat(lines.map(\.count).max() ?? 0)
      return CGSize(
        width: min(size.width, width.rounded(.up)),
        height: (1.2 * points).rounded(.up) * CGFloat(max(1, lines.count)))
    }

    var style: TextStyle? { text.allRuns.first?.style }
  }

  /// An image that is ready to be drawn; hosts draw only symbols.
  ///
  /// Like SwiftUI's `GraphicsContext.ResolvedImage`.
  public struct ResolvedImage: Sendable {
    let image: Image
    public var shading: Shading?
    public var size: CGSize { CGSize(width: 20, height: 20) }
    public var baseline: CGFloat { 20 }
  }

  /// A view that is ready to be drawn; not drawn by hosts.
  ///
  /// Like SwiftUI's `GraphicsContext.ResolvedSymbol`.
  public struct ResolvedSymbol: Sendable {
    public var size: CGSize { .zero }
  }

  /// Returns text that is ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

  /// Returns an image that is ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Returns a shading that is ready to be used.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Returns one of the canvas's views; not drawn by hosts.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Draws text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let ink = text.style?.foreground.map { .paint($0) } ?? text.shading.ink(in: Path())
    add(.text(text.text.plainText, point.applying(transform), anchor, ink, text.style))
  }

  /// Draws text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, at: rect.origin, anchor: .topLeading)
  }

  /// Draws text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    draw(
      image,
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
        width: size.width, height: size.height))
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard case .system(let name) = image.image.source else { return }
    let ink = (image.shading ?? .foreground).ink(in: Path(rect))
    add(.symbol(name, rect.applying(transform), ink))
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws one of the canvas's views; not supported by hosts.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws one of the canvas's views; not supported by hosts.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}
