public import Foundation

/// The width or height of a mark.
///
/// Like Swift Charts' `MarkDimension`.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  public init(integerLiteral value: Int) { self.init(kind: .fixed(CGFloat(value))) }
  public init(floatLiteral value: Double) { self.init(kind: .fixed(value)) }

  /// The dimension that suits the mark.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }

  /// A constant length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

  /// All the room but a distance at each end, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  /// A part of the room, from 0 to 1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  /// Returns the length in a room.
  func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: max(0, automatic)
    case .fixed(let length): max(0, length)
    case .inset(let inset): max(0, room - 2 * inset)
    case .ratio(let ratio): max(0, room * ratio)
    }
  }
}

/// How marks at one place are put on top of each other.
///
/// Like Swift Charts' `MarkStackingMethod`.
public enum MarkStackingMethod: Hashable, Sendable {
  /// Each begins where the one before it ends.
  case standard
  /// As `standard`, as parts of one.
  case normalized
  /// As `standard`, around the middle.
  case center
  /// Each begins at nothing.
  case unstacked
}
