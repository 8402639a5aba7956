public import MeerkatViews

/// What is known about a drawn chart: where values are, and which value is where.
///
/// Like Swift Charts' `ChartProxy`.
public struct ChartProxy {
  let plot: CGRect
  let x: PlacedScale
  let y: PlacedScale

  /// The size of the plot, in points.
  public var plotSize: CGSize { plot.size }

  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { plotSize }

  /// The rectangle of the plot, for a `GeometryProxy`.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The rectangle of the plot, for a `GeometryProxy`.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(plot) }

  /// The rectangle of the plot and its axes, for a `GeometryProxy`.
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

  /// Returns the place of a value from the plot's left, in points.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { x.position(Datum(value)) }

  /// Returns the place of a value from the plot's top, in points.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { y.position(Datum(value)) }

  /// Returns the place of two values in the plot, in points.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let across = self.position(forX: position.x), let down = self.position(forY: position.y)
    else { return nil }
    return CGPoint(x: across, y: down)
  }

  /// Returns the room of a value from the plot's left, in points: all of its band.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(of: Datum(value), x)
  }

  /// Returns the room of a value from the plot's top, in points: all of its band.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(of: Datum(value), y)
  }

  /// Returns the value at a place from the plot's left, in points.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x.datum(at: position)?.value(as: type)
  }

  /// Returns the value at a place from the plot's top, in points.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y.datum(at: position)?.value(as: type)
  }

  /// Returns the values at a place in the plot, in points.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  private func range(of datum: Datum, _ scale: PlacedScale) -> ClosedRange<CGFloat>? {
    guard let middle = scale.position(datum) else { return nil }
    let half = (scale.scale.band ?? 0) * scale.length / 2
    return (middle - half)...(middle + half)
  }
}
