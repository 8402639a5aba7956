/// Elements placed by a custom layout.
package final class LayoutElement: ContainerElement, SizedElement {
  /// A layout with its type hidden.
  package internal(set) var layout: any Layout

  /// What a host has told that measures the views itself.
  private var room: CGSize?
  private var sizes: [Int: ViewSizes] = [:]
  private var wasPlaced = false

  @Memberwise
  init(_ layout: any Layout, under parent: Node)

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }

  /// Takes note of the room that a host has for the layout, in points.
  package func resize(to size: CGSize) {
    guard size != room else { return }
    room = size
    placesDidChange()
  }

  /// Takes note of the size that a view has on a host, in points.
  package func resize(_ view: Element, to size: CGSize) {
    let offer = places?.offers[view.id]
    var known = sizes[view.id] ?? ViewSizes(ideal: size, give: view.give)
    if let offer, offer < known.ideal.width.rounded() {
      if known.heights.count > 8 { known.heights = [:] }
      known.heights[offer] = size.height
    } else if offer == nil || known.give.width != .all {
      known.ideal = size
    }
    guard known != sizes[view.id] else { return }
    sizes[view.id] = known
    placesDidChange()
  }

  private func placesDidChange() {
    guard isMeasured else { return }
    wasPlaced = true
    contentDidChange(affectsLayout: false)
  }

  /// Whether the host has told all sizes for the first time.
  private var isMeasured: Bool {
    room != nil && (wasPlaced || children.allSatisfy { sizes[$0.id] != nil })
  }

  /// Where the layout places its views; nil until the host has told all sizes for the first time.
  package var places: Places? {
    guard let room, isMeasured else { return nil }
    return Self.places(layout, self, in: room)
  }

  private static func places<Custom: Layout>(
    _ layout: Custom, _ element: LayoutElement, in room: CGSize
  ) -> Places {
    var places = Places()
    let views = LayoutSubviews(
      element.children.map { child in
        let sizes = element.sizes[child.id] ?? ViewSizes(ideal: .zero, give: child.give)
        return LayoutSubview(
          priority: 0, value: { child.layoutValue($0) },
          measure: { ViewDimensions(sizes.size($0)) },
          putDown: { point, anchor, proposal in
            let size = sizes.size(proposal)
            let corner = CGPoint(
              x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
            places.put(child.id, CGRect(origin: corner, size: size), sizes)
          })
      })
    var cache = layout.makeCache(subviews: views)
    let tall = ProposedViewSize(width: room.width, height: 10_000)
    places.fillsHeight =
      layout.sizeThatFits(proposal: tall, subviews: views, cache: &cache).height == 10_000
    let proposal = ProposedViewSize(
      width: room.width, height: places.fillsHeight ? room.height : nil)
    places.room = room
    places.size = layout.sizeThatFits(proposal: proposal, subviews: views, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: places.size), proposal: proposal, subviews: views,
      cache: &cache)
    return places
  }

  /// The places of views, by their numbers, in points.
  package struct Places {
    package fileprivate(set) var room = CGSize.zero
    package fileprivate(set) var size = CGSize.zero
    /// Whether the layout takes all the height that it is offered.
    package fileprivate(set) var fillsHeight = false
    package fileprivate(set) var frames: [Int: CGRect] = [:]
    /// The widths of views that are not as wide as they like to be.
    package fileprivate(set) var offers: [Int: CGFloat] = [:]
    /// The heights of views that grow.
    package fileprivate(set) var heights: [Int: CGFloat] = [:]

    fileprivate mutating func put(_ id: Int, _ frame: CGRect, _ sizes: ViewSizes) {
      frames[id] = frame
      let width = frame.width.rounded()
      offers[id] = width == sizes.ideal.width.rounded() ? nil : width
      // What is as high as it likes to be tells when it likes to be higher.
      heights[id] =
        sizes.give.height == .all && frame.height != sizes.ideal.height ? frame.height : nil
    }
  }
}

/// The sizes of a view that a host has measured.
private struct ViewSizes: Equatable {
  /// The size that the view has where nothing limits it.
  var ideal: CGSize
  var give: (width: Give, height: Give)
  /// The heights in widths in which the view has been.
  var heights: [CGFloat: CGFloat] = [:]

  static func == (left: Self, right: Self) -> Bool {
    left.ideal == right.ideal && left.heights == right.heights
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    var size = ideal
    if let offered = proposal.width {
      switch give.width {
      case .nothing: break
      case .less: size.width = min(ideal.width, max(0, offered))
      case .all: if offered.isFinite { size.width = max(0, offered) }
      }
    }
    if size.width < ideal.width - 0.5, give.width == .less {
      // As many lines as the words take, until the host has told.
      let lines = size.width > 0 ? (ideal.width / size.width).rounded(.up) : 1
      size.height = heights[size.width.rounded()] ?? ideal.height * lines
    }
    if give.height == .all, let offered = proposal.height, offered.isFinite {
      size.height = max(0, offered)
    }
    return size
  }
}

/// How a view answers a proposal that is not what it likes to have.
private enum Give: Int {
  case nothing, less, all
}

extension Element {
  /// How the view answers proposals, as far as its kind says.
  fileprivate var give: (width: Give, height: Give) {
    switch self {
    case is ShapeElement, is DrawingElement, is GeometryElement: return (.all, .all)
    case is TextFieldElement, is ToggleElement, is DividerElement, is ProgressElement:
      return (.all, .nothing)
    case is ListElement, is ScrollElement: return (.all, .all)
    case is ImageElement: return (.nothing, .nothing)
    case let modifier as ModifierElement: return modifier.giveOfModifier
    case let decoration as DecorationElement:
      return decoration.wrapped?.give ?? (.nothing, .nothing)
    default:
      let inside = children.map(\.give)
      let (wide, high) = (inside.map(\.width.rawValue).max(), inside.map(\.height.rawValue).max())
      let isText = self is TextElement
      return (
        wide.flatMap(Give.init) ?? (isText ? .less : .nothing), high.flatMap(Give.init) ?? .nothing
      )
    }
  }
}

extension ModifierElement {
  fileprivate var giveOfModifier: (width: Give, height: Give) {
    var give = wrapped?.give ?? (.nothing, .nothing)
    switch modifier {
    case .frame(let width, let height, _):
      if width != nil { give.width = .nothing }
      if height != nil { give.height = .nothing }
    case .flexibleFrame(let frame):
      if frame.maxWidth == .infinity { give.width = .all }
      if frame.maxHeight == .infinity { give.height = .all }
    case .containerFrame(let frame):
      if frame.width != nil { give.width = .nothing }
      if frame.height != nil { give.height = .nothing }
    case .fixedSize(let isWide, let isHigh):
      if isWide { give.width = .nothing }
      if isHigh { give.height = .nothing }
    default: break
    }
    return give
  }
}
