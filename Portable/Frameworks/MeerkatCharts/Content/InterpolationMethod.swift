public import Foundation

/// How a line gets from point to point.
///
/// Like Swift Charts' `InterpolationMethod`.
public enum InterpolationMethod: Hashable, Sendable {
  case linear, monotone, stepStart, stepCenter, stepEnd

  /// A Catmull-Rom spline; `alpha` is from 0, uniform, to 1, chordal.
  case catmullRom(alpha: CGFloat)

  /// A cardinal spline; `tension` is from 0, round, to 1, straight.
  case cardinal(tension: CGFloat)

  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
}
