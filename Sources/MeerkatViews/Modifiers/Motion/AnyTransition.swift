public import Foundation

/// How a view comes and goes.
///
/// Like SwiftUI's `AnyTransition`. The browser runs it where the change is animated; all other
/// hosts show changes at once.
///
/// ## Differences
/// A transition that is made of modifiers or of a type of the app's own fades.
public struct AnyTransition: Hashable, Sendable {
  /// A way in which a view that is away differs from one that is there.
  package enum Look: Hashable, Sendable {
    case transparent
    case scaled(CGFloat, anchor: UnitPoint)
    case beyond(Edge)
    case offset(CGSize)
    case blurred
  }

  /// How the view looks before it comes; nothing for a view that is there at once.
  package private(set) var insertion: [Look]
  /// How the view looks after it has gone.
  package private(set) var removal: [Look]
  /// The animation of the transition itself, in place of that of the change.
  package private(set) var animation: Animation?

  private init(_ looks: Look...) { self.init(insertion: looks, removal: looks) }

  private init(insertion: [Look], removal: [Look]) {
    self.insertion = insertion
    self.removal = removal
  }

  public static let identity = AnyTransition()
  public static let opacity = AnyTransition(.transparent)
  public static let scale = AnyTransition(.scaled(0, anchor: .center))
  public static let slide = AnyTransition(
    insertion: [.beyond(.leading)], removal: [.beyond(.trailing)])
  public static let blurReplace = AnyTransition(
    .transparent, .blurred, .scaled(0.9, anchor: .center))

  /// Grows and shrinks.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scaled(scale, anchor: anchor))
  }

  /// Grows and shrinks.
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scaled(scale, anchor: anchor))
  }

  /// Comes from an edge and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.beyond(edge)) }

  /// Pushes the former view away.
  public static func push(from edge: Edge) -> AnyTransition {
    let other: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return AnyTransition(
      insertion: [.beyond(edge), .transparent], removal: [.beyond(other), .transparent])
  }

  /// Comes from a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// Comes from a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var both = AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    both.animation = insertion.animation ?? removal.animation
    return both
  }

  /// Uses a modifier for views that are not there, and another for those that are.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    .opacity
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition(
      insertion: insertion + other.insertion, removal: removal + other.removal)
    both.animation = other.animation ?? animation
    return both
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = animation
    return copy
  }
}
