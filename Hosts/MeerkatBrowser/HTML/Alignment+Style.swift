import MeerkatViews

/// The CSS classes of alignments.
///
/// Centred alignments have none.
extension HorizontalAlignment {
  func writeClass(to writer: inout HTMLWriter) {
    if self == .leading { writer.className("leading") }
    if self == .trailing { writer.className("trailing") }
  }
}

extension VerticalAlignment {
  func writeClass(to writer: inout HTMLWriter) {
    if self == .top { writer.className("top") }
    if self == .bottom { writer.className("bottom") }
    if self == .firstTextBaseline { writer.className("first-line") }
    if self == .lastTextBaseline { writer.className("last-line") }
  }
}

extension Alignment {
  func writeClasses(to writer: inout HTMLWriter) {
    horizontal.writeClass(to: &writer)
    vertical.writeClass(to: &writer)
  }
}

/// The distance from a view to its alignment guide: points, and fractions of the view's size.
struct AlignmentShift: Equatable {
  var points: CGFloat = 0
  var part: CGFloat = 0
  var isHorizontal: Bool

  /// Finds the distance between the guide and where it usually is; none where the view is aligned by another one.
  ///
  /// The page knows the view's size only. A guide is taken to follow the length along its own axis evenly.
  init(of guide: AlignmentGuide, in alignment: Alignment?) {
    isHorizontal = guide.isHorizontal
    let id = isHorizontal ? alignment?.horizontal.id : alignment?.vertical.id
    guard let id, ObjectIdentifier(id) == guide.id else { return }
    let distance = { (length: CGFloat) in
      let dimensions = ViewDimensions(CGSize(width: length, height: length))
      return id.defaultValue(in: dimensions) - guide.compute(dimensions)
    }
    let (short, long) = (distance(100), distance(200))
    guard short.isFinite, long.isFinite else { return }
    part = (long - short) / 100
    points = short - part * 100
  }
}

extension Element {
  /// How the nearest container around aligns what is in it, in the directions in which it does.
  fileprivate var aligned: Alignment? {
    switch self {
    case let stack as StackElement:
      switch stack.arrangement {
      case .vertical(let alignment, _): Alignment(horizontal: alignment, vertical: .unused)
      case .horizontal(let alignment, _): Alignment(horizontal: .unused, vertical: alignment)
      case .layered(let alignment): alignment
      }
    case let decoration as DecorationElement: decoration.alignment
    case let modified as ModifierElement:
      switch modified.modifier {
      case .frame(_, _, let alignment): alignment
      case .flexibleFrame(let frame): frame.alignment
      case .containerFrame(let frame): frame.alignment
      default: nil
      }
    default: nil
    }
  }

  var surroundingAlignment: Alignment? {
    for current in containers {
      if let alignment = current.aligned { return alignment }
      guard current is WrapperElement else { return nil }
    }
    return nil
  }
}

/// The axis along which a stack doesn't align.
private enum NoAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  fileprivate static let unused = HorizontalAlignment(NoAlignment.self)
}

extension VerticalAlignment {
  fileprivate static let unused = VerticalAlignment(NoAlignment.self)
}

extension HTMLWriter {
  mutating func shift(_ shift: AlignmentShift) {
    guard shift.points != 0 || shift.part != 0 else { return }
    declare(
      "translate",
      "\(shift.isHorizontal ? "" : "0 ")calc(\(shift.points)px + \(shift.part * 100)%)")
  }
}
