/// The effect of a modifier on the single element inside, as a value.
package enum ElementModifier: Equatable {
  // The rare large ones are kept apart: every modifier has the size of the largest.

  case padding(Padding)
  /// A fixed size, in points; nil leaves a dimension to what is inside.
  case frame(width: CGFloat?, height: CGFloat?, Alignment)
  indirect case flexibleFrame(FlexibleFrame)
  indirect case containerFrame(ContainerFrame)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case offset(CGSize)
  case position(CGPoint)
  /// A ratio of width to height; nil is that of what is inside.
  case aspectRatio(CGFloat?, ContentMode)
  case layoutPriority(Double)
  case zIndex(Double)
  case opacity(Double)
  case hidden
  /// Whether a user can touch what is inside.
  case hitTesting(Bool)
  case clip(ShapeKind)
  case border(Paint, width: CGFloat)
  /// What is inside is as opaque as a paint.
  case mask(Paint)
  /// A change of colours.
  case colorEffect(ColorEffect)
  /// How colours are mixed with what is behind.
  case blendMode(BlendMode)
  /// What is inside is mixed among itself only.
  case compositingGroup
  case shadow(Color, radius: CGFloat, offset: CGSize)
  case blur(radius: CGFloat)
  case rotation(Angle, anchor: UnitPoint)
  /// A turn in space around an axis.
  case rotation3D(Angle, axis: RotationAxis, anchor: UnitPoint)
  case scale(CGSize, anchor: UnitPoint)
  case safeAreaPadding(EdgeInsets)
  case ignoresSafeArea(Edge.Set)
  case alignmentGuide(AlignmentGuide)
  /// The area in which a user can touch what is inside; nil for where it is drawn.
  case contentShape(ShapeKind?)
  indirect case accessibility(AccessibilityAttributes)
  /// What is inside is a drawing, which people can read as a table.
  indirect case table(ValueTable)
  /// A user can tap what is inside; the element's reaction says what happens.
  case tappable(count: Int)
  /// A user can make gestures on what is inside.
  case gesture(GestureModifier)
  /// A pointer above what is inside is noticed.
  case hoverable
  /// A user can ask for new content, unless some is under way.
  case refreshable(isRunning: Bool)
  /// Whether a user can select the text inside.
  case textSelection(Bool)
  /// The look of one kind of element inside.
  case inheritedLook(InheritedLook)
  indirect case listRow(ListRowAttributes)
  case gridCell(GridCellAttributes)
  /// The colour of controls and links inside.
  case tint(Color?)
  /// Whether what is inside is light or dark; nil for as it was.
  case colorScheme(ColorScheme?)
  /// In which direction what is inside is read; nil for as it was.
  case layoutDirection(LayoutDirection?)
  /// How large text inside is; nil for as it was.
  case dynamicTypeSize(DynamicTypeSize?)
  case tag(AnyHashable)
  case help(String)
  /// A number or word that stands at a tab or at the end of a row.
  case badge(String?)
  /// Shares a text with other apps when a user presses the element inside.
  case share(String)
  /// A value for the layout around, by the type of its key.
  case layoutValue(LayoutValue)
  /// Values for the container around.
  case containerValue(ContainerValueChange)
  /// The name of the space of coordinates of what is inside.
  case coordinateSpace(AnyHashable)
  /// Takes an edge of the safe area from its neighbour in a stack: stays there, in front, while the
  /// neighbour is scrolled.
  case inset(Edge)
  /// How what is inside comes and goes where changes are animated.
  indirect case transition(AnyTransition)
  /// How what is inside changes.
  case contentTransition(ContentTransition)
  /// What is inside takes over from something that goes.
  case matchedGeometry(MatchedGeometry)
}

extension ElementModifier {
  /// Tells modifiers apart that leave a mark on what is around or inside of them.
  var kind: Int {
    switch self {
    case .accessibility: 1
    case .listRow: 2
    case .gridCell: 3
    case .table: 4
    default: 0
    }
  }
}

/// The axis of a rotation: towards the trailing edge, down, and towards the user.
package struct RotationAxis: Hashable, Sendable {
  package var x: CGFloat
  package var y: CGFloat
  package var z: CGFloat
}

/// The padding of an element, in points.
package struct Padding: Hashable, Sendable {
  package var edges: Edge.Set
  /// Nil for the host's usual distance.
  package var length: CGFloat?
  /// A distance of its own for each edge, in place of `length`.
  package var insets: EdgeInsets?

  /// Returns the distances, with a host's usual one where none is set.
  package func insets(usual: EdgeInsets) -> EdgeInsets {
    if let insets { return insets }
    return EdgeInsets(
      top: edges.contains(.top) ? length ?? usual.top : 0,
      leading: edges.contains(.leading) ? length ?? usual.leading : 0,
      bottom: edges.contains(.bottom) ? length ?? usual.bottom : 0,
      trailing: edges.contains(.trailing) ? length ?? usual.trailing : 0)
  }
}

extension Edge.Set: Hashable {}

/// A frame whose lengths follow from those of a container.
package struct ContainerFrame: Equatable {
  /// A part of a container's length, and some points.
  package struct Length: Equatable {
    package let factor: CGFloat
    package let points: CGFloat

    /// A straight line through the lengths for two telephones, or where that bends, through those
    /// for a telephone and a desk.
    init(_ length: (CGFloat) -> CGFloat) {
      let (less, more, most): (CGFloat, CGFloat, CGFloat) = (360, 400, 1_200)
      let slope = (length(more) - length(less)) / (more - less)
      let isStraight = abs(length(less) + slope * (most - less) - length(most)) < 1
      factor = isStraight ? slope : (length(most) - length(more)) / (most - more)
      points = length(more) - factor * more
    }
  }

  package let width: Length?
  package let height: Length?
  package let alignment: Alignment
}

/// The limits of a flexible frame, in points.
package struct FlexibleFrame: Hashable, Sendable {
  package var minWidth: CGFloat?
  package var idealWidth: CGFloat?
  package var maxWidth: CGFloat?
  package var minHeight: CGFloat?
  package var idealHeight: CGFloat?
  package var maxHeight: CGFloat?
  package var alignment: Alignment
}

/// The position of an alignment guide, computed from the size of the content.
package struct AlignmentGuide: Equatable {
  /// The guide: the type of its `AlignmentID`.
  package let id: ObjectIdentifier
  package let isHorizontal: Bool
  package let compute: (ViewDimensions) -> CGFloat

  package static func == (left: Self, right: Self) -> Bool { false }
}

/// The description of an element for screen readers.
package struct AccessibilityAttributes: Hashable, Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var isHidden: Bool?
  package var addedTraits: AccessibilityTraits = []
  package var removedTraits: AccessibilityTraits = []
  package var children: AccessibilityChildBehavior?

  package init() {}
}

/// The look of a row of a list.
package struct ListRowAttributes: Hashable, Sendable {
  package var insets: EdgeInsets?
  package var background: Paint?
  package var hiddenSeparators: VerticalEdge.Set = []
  package var separatorTint: Color?
  /// The colour of symbols inside.
  package var itemTint: Color?

  package init() {}

  /// What holds where another modifier stands around: this one counts for what it says.
  func inside(_ outer: ListRowAttributes?) -> ListRowAttributes {
    guard let outer else { return self }
    var merged = self
    merged.insets = insets ?? outer.insets
    merged.background = background ?? outer.background
    merged.hiddenSeparators.formUnion(outer.hiddenSeparators)
    merged.separatorTint = separatorTint ?? outer.separatorTint
    merged.itemTint = itemTint ?? outer.itemTint
    return merged
  }
}

/// The traits of an element, for screen readers.
///
/// Like SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  public static let isModal = AccessibilityTraits(rawValue: 128)
  public static let isToggle = AccessibilityTraits(rawValue: 256)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 2048)
}

/// How a screen reader treats the elements inside.
///
/// Like SwiftUI's `AccessibilityChildBehavior`.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  case ignore, contain, combine
}
