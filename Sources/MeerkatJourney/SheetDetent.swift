/// A height at which a sheet can rest.
public enum SheetDetent: Hashable, Sendable {
  /// About half of the screen.
  case medium
  /// Nearly the whole screen.
  case large
  /// A part of the screen's height, from 0 to 1.
  case fraction(Double)
  /// A height in points.
  case height(Double)
}

extension SheetDetent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction \(fraction)"
    case .height(let height): "height \(height)"
    }
  }
}
