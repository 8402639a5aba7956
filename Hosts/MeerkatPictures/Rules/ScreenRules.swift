import MeerkatViews
import MeerkatTesting

/// Lays out a screen: its bar, title and content, and the items of its bottom bar.
struct ScreenRule: LayoutRule {
  unowned let screen: ScreenElement
  let styles: InheritedStyles

  private static let itemGap: CGFloat = 16

  /// The distance of bars and cards from the edges of a screen.
  static func gutter(_ width: CGFloat) -> CGFloat {
    guard width.isFinite else { return CGFloat(DesignLength.margin) }
    return max(CGFloat(DesignLength.margin), (width - CGFloat(DesignLength.readableWidth)) / 2)
  }

  /// The heights of what is above and below the content.
  struct Heights {
    /// Above the bar: the handle of a sheet.
    var handle: CGFloat = 0
    var bar: CGFloat = 0
    var title: CGFloat = 0
    var search: CGFloat = 0
    var bottom: CGFloat = 0

    var top: CGFloat { handle + bar + title + search }
  }

  @MainActor private func sorted(_ parts: [LayoutNode]) -> ScreenParts {
    ScreenParts(of: screen, count: parts.count)
  }

  /// Returns the lines of the large title; nil where there is none.
  @MainActor func largeTitle(_ width: CGFloat?) -> TextLines? {
    guard screen.isTitleLarge, !screen.isBarHidden, !screen.title.isEmpty else { return nil }
    let inherited = styles.style(of: screen)
    var font = TextFont(size: inherited.typeSize.points(of: .largeTitle), weight: 700)
    font.lineRatio = TextFont.titleLineRatio
    font.tracking = -0.01 * font.size
    let room = width.map { $0 - 2 * ScreenRule.gutter($0) }
    return TextLines(screen.title, font, width: room, limit: nil)
  }

  @MainActor func heights(_ width: CGFloat?, _ parts: [LayoutNode]) -> Heights {
    let sorted = sorted(parts)
    var heights = Heights()
    if !screen.isBarHidden {
      heights.bar = CGFloat(DesignLength.barHeight)
      if screen.isInClosableSheet { heights.handle = 8 }
    }
    if let title = largeTitle(width) {
      let line = title.runs.first?.font.lineHeight ?? 0
      heights.title = CGFloat(title.lines.count) * line + 12
    }
    for index in sorted[.search] {
      heights.search += parts[index].size(searchOffer(width)).height + 10
      if !screen.isTitleLarge { heights.search += 10 }
    }
    if !sorted[.bottom].isEmpty { heights.bottom = CGFloat(DesignLength.barHeight) }
    return heights
  }

  @MainActor private func searchOffer(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - 2 * ScreenRule.gutter($0)) }, height: nil)
  }

  @MainActor private func content(
    _ proposal: ProposedViewSize, _ parts: [LayoutNode], _ indices: [Int], _ heights: Heights
  ) -> PartsInMiddle {
    var offer = proposal.less(0, heights.top + heights.bottom)
    if indices.allSatisfy({ parts[$0].element.unwrapped is ScrollElement }) {
      let margin = CGFloat(DesignLength.margin)
      offer.width = offer.width.map { $0 - 2 * (ScreenRule.gutter($0) - margin) }
    }
    return PartsInMiddle(parts: indices.map { parts[$0] }, proposal: offer)
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let heights = heights(proposal.width, parts)
    var size = content(proposal, parts, sorted(parts).content, heights).size
    size.height += heights.top + heights.bottom
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    let sorted = sorted(parts)
    let heights = heights(proposal.width, parts)
    let gutter = ScreenRule.gutter(size.width)
    var placements = parts.map { _ in LayoutNode.Placement(.zero, .unspecified) }
    func width(_ indices: [Int]) -> CGFloat {
      let widths = indices.map { parts[$0].size(.unspecified).width }.filter { $0 > 0 }
      return widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * ScreenRule.itemGap
    }
    func place(_ indices: [Int], from start: CGFloat, top: CGFloat, height: CGFloat) {
      var x = start
      for index in indices {
        let inside = parts[index].size(.unspecified)
        placements[index] = .init(
          CGPoint(x: x, y: top + (height - inside.height) / 2), .unspecified)
        if inside.width > 0 { x += inside.width + ScreenRule.itemGap }
      }
    }
    var leading = gutter + screen.foldRoom
    if let back = backTitle(size.width, parts) { leading += backWidth(back) + ScreenRule.itemGap }
    let trailing = size.width - gutter - width(sorted[.trailing])
    place(sorted[.leading], from: leading, top: heights.handle, height: heights.bar)
    place(sorted[.trailing], from: trailing, top: heights.handle, height: heights.bar)
    place(
      sorted[.title], from: (size.width - width(sorted[.title])) / 2, top: heights.handle,
      height: heights.bar)
    placeBottom(sorted[.bottom], parts, size, gutter, heights, &placements)
    var y = heights.handle + heights.bar + heights.title + (screen.isTitleLarge ? 0 : 10)
    for index in sorted[.search] {
      let offer = searchOffer(size.width)
      placements[index] = .init(CGPoint(x: gutter, y: y), offer)
      y += parts[index].size(offer).height + 8
    }
    let frame = CGRect(
      x: 0, y: heights.top, width: size.width, height: size.height - heights.top - heights.bottom)
    let inside = content(proposal, parts, sorted.content, heights).placements(in: frame)
    for (index, placement) in zip(sorted.content, inside) { placements[index] = placement }
    return placements
  }

  /// Spreads what is in the bar at the bottom over its width.
  @MainActor private func placeBottom(
    _ indices: [Int], _ parts: [LayoutNode], _ size: CGSize, _ gutter: CGFloat, _ heights: Heights,
    _ placements: inout [LayoutNode.Placement]
  ) {
    let widths = indices.map { parts[$0].size(.unspecified).width }
    let free = size.width - 2 * gutter - widths.reduce(0, +)
    let gap = indices.count > 1 ? max(ScreenRule.itemGap, free / CGFloat(indices.count - 1)) : 0
    var x = gutter
    for (index, width) in zip(indices, widths) {
      let inside = parts[index].size(.unspecified)
      let y = size.height - heights.bottom + (heights.bottom - inside.height) / 2
      placements[index] = .init(CGPoint(x: x, y: y), .unspecified)
      x += width + gap
    }
  }

  /// What the back button says; nil where there is none.
  ///
  /// A title that doesn't fit beside that of the screen becomes "Back", and then the chevron alone.
  @MainActor func backTitle(_ width: CGFloat, _ parts: [LayoutNode]) -> String? {
    guard !screen.isBarHidden, let title = screen.reachableBackTitle else { return nil }
    let sorted = sorted(parts)
    let indices = sorted[.leading] + sorted[.title] + sorted[.trailing]
    var room = width - 2 * ScreenRule.gutter(width) - screen.foldRoom - 2 * ScreenRule.titleGap
    for index in indices { room -= parts[index].size(.unspecified).width }
    room -= CGFloat(max(0, indices.count - 1)) * ScreenRule.itemGap
    if sorted[.title].isEmpty, largeTitle(width) == nil {
      room -= TextFont(size: styles.style(of: screen).font.size, weight: 600)
        .width(of: screen.title)
    }
    let forms = [title, screen.word("Back")].filter { !$0.isEmpty }
    return forms.first { backWidth($0) <= room } ?? ""
  }

  /// The room for the chevron before the words.
  static let backSign: CGFloat = 20.5
  /// The distance of a title from what is beside it.
  static let titleGap: CGFloat = 8

  @MainActor private func backWidth(_ title: String) -> CGFloat {
    TextFont(size: styles.style(of: screen).font.size, weight: 500).width(of: title)
      + ScreenRule.backSign
  }
}

extension ScreenElement {
  /// Whether the screen is at the top of a sheet with a handle.
  fileprivate var isInClosableSheet: Bool {
    guard let presentation = enclosing(PresentationElement.self) else { return false }
    return presentation.isClosable && presentation.kind != .fullScreenCover
      && !presentation.isBeside
  }

  /// The room that the button for the columns takes at the start of the bar.
  fileprivate var foldRoom: CGFloat {
    guard let column = enclosing(ColumnElement.self), let split = column.container as? SplitElement,
      !split.isCompact
    else { return 0 }
    return split.columns.first(where: \.isShown) === column ? 46 : 0
  }
}

/// Where the names of tabs stand.
enum TabsRule {
  static let barHeight: CGFloat = 56
  private static let wideBarHeight: CGFloat = 52

  /// Whether the names stand above the screens.
  static func isWide(_ width: CGFloat) -> Bool { width >= CGFloat(DesignLength.wideWidth - 1) }

  static func bars(_ width: CGFloat) -> (top: CGFloat, bottom: CGFloat) {
    isWide(width) ? (wideBarHeight, 0) : (0, barHeight)
  }
}

/// Lays out the columns of a split view: side by side, or only the visible one.
struct SplitRule: ColumnsRule {
  unowned let split: SplitElement

  static let usualTotal = CGFloat(DesignLength.wideWidth)

  func widths(_ total: CGFloat, _ parts: [LayoutNode]) -> [CGFloat] {
    var left = total
    var widths: [CGFloat] = []
    for part in parts.dropLast() {
      let column = part.element as? ColumnElement
      let usual = min(320, total * 0.3)
      let most = column?.width?.most.map { $0.isFinite ? $0 : total * 0.45 } ?? total * 0.45
      let width = max(column?.width?.least ?? 0, min(column?.width?.ideal ?? usual, most))
      widths.append(min(width, left))
      left -= min(width, left)
    }
    return widths + [left]
  }
}
