/// A value at which an axis has a mark.
///
/// Like Swift Charts' `AxisValue`.
public struct AxisValue {
  /// The position among the values of the axis.
  public let index: Int
  /// How many values the axis has.
  public let count: Int
  let datum: Datum

  /// Returns the value as a type; nil where it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { datum.value(as: type) }
}
