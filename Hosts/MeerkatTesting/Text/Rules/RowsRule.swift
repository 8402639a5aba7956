import MeerkatViews

/// Lays out a list or a section: rows from top to bottom, with outdented headers.
///
/// Sections are separated by an empty line, and rows by a line if one of them has several lines.
struct RowsRule: LayoutRule {
  /// The section, nil for a whole list.
  unowned let section: SectionElement?

  /// The kind of a part.
  private enum Kind {
    case section, heading, row
  }

  /// The position of a part.
  private struct Entry {
    let y: CGFloat
    let x: CGFloat
    let offer: ProposedViewSize
    let size: CGSize
    let trailing: CGFloat
  }

  @MainActor private func kind(_ index: Int, _ parts: [LayoutNode], headings: (Int, Int)) -> Kind {
    if index < headings.0 || index >= parts.count - headings.1 { return .heading }
    return parts[index].element.unwrapped is SectionElement ? .section : .row
  }

  @MainActor private func entries(_ width: CGFloat?, _ parts: [LayoutNode]) -> [Entry] {
    let headings = (section?.headerElements.count ?? 0, section?.footerElements.count ?? 0)
    // Outside of a list a section has no margins of its own.
    let isInList = section.map { $0.list != nil } ?? true
    var entries: [Entry] = []
    var y: CGFloat = 0
    var last: (kind: Kind, part: LayoutNode, height: CGFloat)?
    for (index, part) in parts.enumerated() {
      let kind = kind(index, parts, headings: headings)
      let leading: CGFloat = kind == .section || !isInList ? 0 : kind == .heading ? 1 : 2
      let trailing: CGFloat = leading + (part.element.hasChevron && isInList ? 2 : 0)
      let offer = ProposedViewSize(
        width: width.map { max(0, $0 - leading - trailing) }, height: nil)
      let size = part.size(offer)
      if let last {
        switch (last.kind, kind) {
        case (.section, _), (_, .section): y += 1
        case (.row, .row) where isInList && max(last.height, size.height) > 1:
          if !isSeparatorHidden(last.part, part) { y += 1 }
        default: break
        }
      }
      entries.append(Entry(y: y, x: leading, offer: offer, size: size, trailing: trailing))
      y += size.height
      last = (kind, part, size.height)
    }
    return entries
  }

  @MainActor private func isSeparatorHidden(_ above: LayoutNode, _ below: LayoutNode) -> Bool {
    above.element.rowAttributes?.hiddenSeparators.contains(.bottom) == true
      || below.element.rowAttributes?.hiddenSeparators.contains(.top) == true
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let entries = entries(proposal.width, parts)
    let width = entries.reduce(0) { max($0, $1.x + $1.size.width + $1.trailing) }
    let height = entries.last.map { $0.y + $0.size.height } ?? 0
    return CGSize(
      width: proposal.width ?? width,
      height: section == nil ? proposal.height ?? height : height)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    entries(proposal.width, parts).map { .init(x: $0.x, y: $0.y, $0.offer) }
  }
}
