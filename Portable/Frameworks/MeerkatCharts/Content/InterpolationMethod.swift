public import Foundation

/// How a line gets from point to point.
///
/// Like Swift Charts' `InterpolationMethod`.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear
    case monotone
    case catmullRom(alpha: CGFloat)
    case cardinal(tension: CGFloat)
    case stepStart, stepCenter, stepEnd
  }

  let kind: Kind

  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }

  /// A Catmull-Rom spline; `alpha` is from 0, uniform, to 1, chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }

  /// A cardinal spline; `tension` is from 0, round, to 1, straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
}
