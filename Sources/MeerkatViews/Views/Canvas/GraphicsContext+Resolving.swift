public import Foundation

extension GraphicsContext {
  /// A text that is about to be drawn.
  ///
  /// Like SwiftUI's `GraphicsContext.ResolvedText`.
  public struct ResolvedText: Sendable {
    let text: Text
    public var shading = Shading.foreground

    /// Gives about the size of the text, in points.
    public func measure(in size: CGSize) -> CGSize {
      CGSize(width: min(size.width, 8 * CGFloat(text.plainText.count)), height: 20)
    }
  }

  /// A picture that is about to be drawn, which hosts leave out.
  ///
  /// Like SwiftUI's `GraphicsContext.ResolvedImage`.
  public struct ResolvedImage: Sendable {
    let image: Image
    public var shading: Shading?
    public var size: CGSize { CGSize(width: 20, height: 20) }
    public var baseline: CGFloat { 20 }
  }

  /// A view that is about to be drawn, which hosts leave out.
  ///
  /// Like SwiftUI's `GraphicsContext.ResolvedSymbol`.
  public struct ResolvedSymbol: Sendable {
    public var size: CGSize { .zero }
  }

  /// Gives a text as it is about to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

  /// Gives a picture as it is about to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Gives a shading as it is about to be used.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Gives one of the canvas's views, which hosts leave out.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Draws a text with a point of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let style = text.text.allRuns.first?.style
    let paint = style?.foreground ?? text.shading.paint
    recorder.add(
      .text(
        text.text.plainText, point.applying(transform), anchor, paint.opacity(opacity),
        style?.font))
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, at: rect.origin, anchor: .topLeading)
  }

  /// Draws a text with a point of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a picture, which hosts don't.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a picture, which hosts don't.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws a picture, which hosts don't.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a picture, which hosts don't.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws one of the canvas's views, which hosts don't.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws one of the canvas's views, which hosts don't.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}
