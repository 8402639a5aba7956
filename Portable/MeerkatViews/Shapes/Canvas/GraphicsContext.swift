/// A context for drawing into a canvas.
///
/// Like SwiftUI's `GraphicsContext`.
///
/// ## Differences
/// - Views of the canvas and the app's own pictures aren't drawn; symbols are.
/// - `clipToLayer`, inverse clips and the filters `shadow` and `alphaThreshold` have no effect.
public struct GraphicsContext {
  /// The opacity of drawing operations, from 0 to 1.
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var environment: EnvironmentValues
  public var transform = CGAffineTransform.identity

  let recorder: DrawingRecorder
  private var layer = DrawingLayer()

  @Memberwise
  init(_ recorder: DrawingRecorder, _ environment: EnvironmentValues)

  /// The bounding rectangle of the clip, in points.
  public var clipBoundingRect: CGRect {
    layer.clips.reduce(CGRect(origin: .zero, size: recorder.size)) {
      $0.intersection($1.path.boundingRect)
    }.applying(transform.inverted())
  }

  /// Takes something into the drawing, as it looks with the settings that hold now.
  func add(_ drawing: Drawing) {
    var layer = layer
    layer.opacity = opacity
    layer.blendMode = blendMode
    recorder.add(layer == DrawingLayer() ? drawing : .layer([drawing], layer))
  }

  /// Translates subsequent drawing operations, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales subsequent drawing operations.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates subsequent drawing operations.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Transforms subsequent drawing operations.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let path = path.applying(transform)
    add(.fill(path, shading.ink(in: path, transform), isEvenOdd: style.isEOFilled))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let path = path.applying(transform)
    add(.stroke(path, shading.ink(in: path, transform), style.scaled(by: transform.meanScale)))
  }

  /// Strokes a path with a line `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Clips subsequent drawing operations to a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    guard !options.contains(.inverse) else { return }
    layer.clips.append(
      DrawingLayer.Clip(path: path.applying(transform), isEvenOdd: style.isEOFilled))
  }

  /// Clips subsequent drawing operations to a layer.
  ///
  /// Accepted, without effect.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {}

  /// Applies a filter to subsequent drawing operations.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    switch filter.change {
    case .blur(let radius): layer.blur += radius
    case .effect(let effect): layer.effects.append(effect)
    case .none: break
    }
  }

  /// Draws a layer with its own settings, composited as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = DrawingRecorder(recorder.size)
    var context = GraphicsContext(inner, environment)
    context.transform = transform
    try content(&context)
    add(.layer(inner.drawings, DrawingLayer()))
  }
}

/// Records what is drawn.
final class DrawingRecorder {
  /// In points.
  let size: CGSize
  private(set) var drawings: [Drawing] = []

  init(_ size: CGSize) { self.size = size }

  func add(_ drawing: Drawing) { drawings.append(drawing) }
}

extension StrokeStyle {
  /// Returns the style with all lengths at another scale.
  fileprivate func scaled(by scale: CGFloat) -> StrokeStyle {
    var style = self
    style.lineWidth *= scale
    style.dash = dash.map { $0 * scale }
    style.dashPhase *= scale
    return style
  }
}

extension CGAffineTransform {
  /// About how much longer lines become.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
