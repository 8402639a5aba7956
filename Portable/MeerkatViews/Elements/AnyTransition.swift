/// How a view appears and disappears.
///
/// Like SwiftUI's `AnyTransition`. The browser runs it if the change is animated; all other hosts
/// show changes at once.
///
/// ## Differences
/// Transitions made of modifiers or of a custom type fade.
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

  @Memberwise
  private init(insertion: [Look], removal: [Look])

  public static let identity = AnyTransition()
  public static let opacity = AnyTransition(.transparent)
  public static let scale = AnyTransition(.scaled(0, anchor: .center))
  public static let slide = AnyTransition(
    insertion: [.beyond(.leading)], removal: [.beyond(.trailing)])
  public static let blurReplace = AnyTransition(
    .transparent, .blurred, .scaled(0.9, anchor: .center))

  /// Scales the view in and out.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scaled(scale, anchor: anchor))
  }

  /// Scales the view in and out.
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scaled(scale, anchor: anchor))
  }

  /// Moves the view in from an edge and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.beyond(edge)) }

  /// Pushes the previous view away.
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

  /// Moves the view in from an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// Moves the view in from an offset in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Uses different transitions for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var both = AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    both.animation = insertion.animation ?? removal.animation
    return both
  }

  /// Uses one modifier for views that aren't there, and another for those that are.
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
