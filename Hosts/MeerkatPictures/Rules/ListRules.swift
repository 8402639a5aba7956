import MeerkatViews
import MeerkatTesting

/// The position of a row in a list.
struct RowPosition {
  /// The part, by position.
  var index: Int
  /// The whole row, in the coordinates of its list or section.
  let frame: CGRect
  /// Where the content begins.
  let content: CGPoint
  let offer: ProposedViewSize

  /// The same place of a row that other parts come before.
  func after(_ count: Int) -> RowPosition {
    var row = self
    row.index += count
    return row
  }
}

/// Rows below each other.
@MainActor
struct Rows {
  let parts: [LayoutNode]
  let width: CGFloat?
  /// The distance of rows from the edges where they have no margins of their own.
  let margin: CGFloat

  /// The distances of a row's content from its edges.
  func insets(_ part: LayoutNode) -> EdgeInsets {
    let usual = CGFloat(DesignLength.rowInset)
    if let insets = part.element.rowAttributes?.insets { return insets }
    return EdgeInsets(top: usual, leading: margin, bottom: usual, trailing: margin)
  }

  /// Returns the places of the rows from a height on.
  func styles(from start: CGFloat, x: CGFloat = 0, gap: CGFloat = 0) -> [RowPosition] {
    var y = start
    return parts.enumerated().map { index, part in
      let insets = insets(part)
      let offer = ProposedViewSize(
        width: width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
      let inside = part.size(offer)
      let isSkipped = part.element is SkippedRowsElement
      let height =
        isSkipped
        ? 0 : max(CGFloat(DesignLength.rowHeight), inside.height + insets.top + insets.bottom)
      defer { y += height + gap }
      let free = height - insets.top - insets.bottom - inside.height
      return RowPosition(
        index: index,
        frame: CGRect(
          x: x, y: y, width: width ?? inside.width + insets.leading + insets.trailing,
          height: height),
        content: CGPoint(x: x + insets.leading, y: y + insets.top + max(0, free / 2)),
        offer: offer)
    }
  }
}

/// Lays out a list: rows and sections below each other.
struct ListRule: LayoutRule {
  unowned let list: ListElement
  let styles: InheritedStyles

  /// A section, or a run of rows outside any section.
  enum Block {
    case section(LayoutNode, index: Int, frame: CGRect, offer: ProposedViewSize)
    case rows([RowPosition], frame: CGRect)
  }

  /// Where all is in a width.
  @MainActor func blocks(_ width: CGFloat?, _ parts: [LayoutNode]) -> (
    blocks: [Block], height: CGFloat
  ) {
    let gutter = list.gutter(width ?? 0, styles)
    let inner = width.map { max(0, $0 - 2 * gutter) }
    let top: CGFloat = list.isCarded || list.look == .sidebar ? 8 : 0
    var blocks: [Block] = []
    var y = top
    var index = 0
    while index < parts.count {
      if let section = parts[index].element.unwrapped as? SectionElement {
        // A heading keeps its distance from what is above, be it the bar or another section.
        let isHeaded = !section.headerElements.isEmpty
        let usual = isHeaded ? DesignLength.headedSectionSpacing : DesignLength.sectionSpacing
        if list.isCarded, isHeaded || !blocks.isEmpty {
          y += list.spacing.sections ?? CGFloat(usual)
        }
        let offer = ProposedViewSize(width: inner, height: nil)
        let size = parts[index].size(offer)
        let frame = CGRect(origin: CGPoint(x: gutter, y: y), size: size)
        blocks.append(.section(parts[index], index: index, frame: frame, offer: offer))
        y += size.height
        index += 1
        continue
      }
      let end = parts[index...].firstIndex { $0.element.unwrapped is SectionElement } ?? parts.count
      if !blocks.isEmpty, list.isCarded {
        y += list.spacing.sections ?? CGFloat(DesignLength.sectionSpacing)
      }
      let rows = Rows(
        parts: Array(parts[index..<end]), width: inner, margin: list.rowMargin(width ?? 0, styles))
      let found = rows.styles(from: y, x: gutter, gap: list.spacing.rows ?? 0)
        .map { $0.after(index) }
      let bottom = found.last?.frame.maxY ?? y
      blocks.append(
        .rows(
          found,
          frame: CGRect(
            x: gutter, y: y, width: inner ?? found.map(\.frame.width).max() ?? 0, height: bottom - y
          )))
      y = bottom
      index = end
    }
    return (blocks, y + (list.isCarded ? 16 : 0))
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let (blocks, height) = blocks(proposal.width, parts)
    let width = blocks.reduce(0) { widest, block in
      switch block {
      case .section(_, _, let frame, _), .rows(_, let frame): max(widest, frame.maxX)
      }
    }
    return CGSize(width: proposal.width ?? width, height: proposal.height ?? height)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    blocks(proposal.width, parts).blocks.flatMap { block -> [LayoutNode.Placement] in
      switch block {
      case .section(_, _, let frame, let offer): [.init(frame.origin, offer)]
      case .rows(let rows, _): rows.map { .init($0.content, $0.offer) }
      }
    }
  }
}

/// Lays out a section: its header, its rows and its footer.
///
/// Outside a list, its views are in a column.
struct SectionRule: LayoutRule {
  unowned let section: SectionElement
  let styles: InheritedStyles

  /// The distances of headings and footers from their edges.
  private static let heading = (top: CGFloat(0), bottom: CGFloat(7))
  private static let plainHeading = (top: CGFloat(6), bottom: CGFloat(6))

  /// The positions of the parts.
  struct Layout {
    var placements: [LayoutNode.Placement] = []
    var rows: [RowPosition] = []
    /// The rows together.
    var card = CGRect.zero
    var size = CGSize.zero
  }

  @MainActor func layout(_ width: CGFloat?, _ parts: [LayoutNode]) -> Layout {
    let headers = section.headerElements.count
    let footers = section.footerElements.count
    let list = section.list
    let isPlain = list.map { !$0.isCarded } ?? false
    let margin = list == nil ? 0 : isPlain ? list?.rowMargin(width ?? 0, styles) ?? 16 : 16
    var layout = Layout()
    var y: CGFloat = 0
    let around = isPlain ? SectionRule.plainHeading : SectionRule.heading
    func placeHeading(_ part: LayoutNode, top: CGFloat, bottom: CGFloat) {
      let offer = ProposedViewSize(width: width.map { max(0, $0 - 2 * margin) }, height: nil)
      let size = part.size(offer)
      layout.placements.append(.init(CGPoint(x: margin, y: y + top), offer))
      layout.size.width = max(layout.size.width, size.width + 2 * margin)
      y += top + size.height + bottom
    }
    for part in parts.prefix(headers) { placeHeading(part, top: around.top, bottom: around.bottom) }
    let middle = Array(parts.dropFirst(headers).dropLast(footers))
    if list == nil {
      placeColumn(middle, width, &y, &layout)
    } else {
      let rows = Rows(parts: middle, width: width, margin: margin)
      layout.rows = rows.styles(from: y, gap: list?.spacing.rows ?? 0)
      layout.placements += layout.rows.map { .init($0.content, $0.offer) }
      let bottom = layout.rows.last?.frame.maxY ?? y
      let widest = layout.rows.map(\.frame.width).max() ?? 0
      layout.card = CGRect(x: 0, y: y, width: width ?? widest, height: bottom - y)
      layout.size.width = max(layout.size.width, widest)
      y = bottom
    }
    for part in parts.suffix(footers) { placeHeading(part, top: 7, bottom: 0) }
    layout.size = CGSize(width: width ?? layout.size.width, height: y)
    return layout
  }

  @MainActor private func placeColumn(
    _ parts: [LayoutNode], _ width: CGFloat?, _ y: inout CGFloat, _ layout: inout Layout
  ) {
    let offer = ProposedViewSize(width: width, height: nil)
    for (index, part) in parts.enumerated() {
      if index > 0 { y += 8 }
      let size = part.size(offer)
      layout.placements.append(.init(CGPoint(x: 0, y: y), offer))
      layout.size.width = max(layout.size.width, size.width)
      y += size.height
    }
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    layout(proposal.width, parts).size
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] { layout(proposal.width, parts).placements }
}

extension ListElement {
  /// Whether rows stand on cards.
  var isCarded: Bool {
    switch look {
    case .plain, .inset, .sidebar: false
    case .automatic, .grouped, .insetGrouped, .form: true
    }
  }

  /// The distance of cards from the edges: in a screen that of its bar.
  @MainActor func gutter(_ width: CGFloat, _ styles: InheritedStyles) -> CGFloat {
    look == .plain || look == .inset ? 0 : screenGutter(width)
  }

  /// The distance of rows from the edges of the list or its cards.
  @MainActor func rowMargin(_ width: CGFloat, _ styles: InheritedStyles) -> CGFloat {
    look == .plain || look == .inset ? screenGutter(width) : CGFloat(DesignLength.margin)
  }

  private func screenGutter(_ width: CGFloat) -> CGFloat {
    let place = containers.first { $0 is ScreenElement || $0 is StackElement }
    return place is ScreenElement ? ScreenRule.gutter(width) : CGFloat(DesignLength.margin)
  }
}
