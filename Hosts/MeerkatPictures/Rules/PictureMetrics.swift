import MeerkatAssets
import MeerkatTesting
import MeerkatUIKit
import MeerkatViews

/// The sizes of things in pictures, in points.
@MainActor
final class PictureMetrics: LayoutMetrics {
  let styles: InheritedStyles

  /// The side of a symbol beside text, in parts of the size of letters.
  static let symbolSide: CGFloat = 1.2

  init(_ styles: InheritedStyles) { self.styles = styles }

  /// Hundredths of a point: what pictures are written in.
  func rounded(_ frame: CGRect) -> CGRect { frame }

  func size(of leaf: Element, for proposal: ProposedViewSize) -> CGSize {
    switch leaf {
    case let text as TextElement:
      let lines = lines(of: text, in: proposal)
      let height = lines.runs.first.map { lineHeight(of: lines, $0.font, text) } ?? 0
      return CGSize(width: lines.width, height: CGFloat(lines.lines.count) * height)
    case let image as ImageElement: return size(of: image, proposal)
    case let field as TextFieldElement: return size(of: field, proposal)
    default: return .zero
    }
  }

  func baselines(of leaf: Element, for proposal: ProposedViewSize) -> Baselines? {
    guard let text = leaf as? TextElement else { return nil }
    let lines = lines(of: text, in: proposal)
    guard let font = lines.runs.first?.font else { return nil }
    let height = lineHeight(of: lines, font, text)
    let first = font.baseline + (height - font.lineHeight) / 2
    return Baselines(first: first, last: first + height * CGFloat(lines.lines.count - 1))
  }

  func rule(for element: Element) -> (any LayoutRule)? { PictureRules.rule(for: element, styles) }
}

extension PictureMetrics {
  /// Returns the height of a line: that of the largest letters, and what is between lines.
  func lineHeight(of lines: TextLines, _ font: TextFont, _ text: TextElement) -> CGFloat {
    let largest = lines.runs.map(\.font.lineHeight).max() ?? font.lineHeight
    return largest + text.layout.lineSpacing
  }

  /// Returns the lines of a text in what it is offered.
  func lines(of text: TextElement, in proposal: ProposedViewSize) -> TextLines {
    let layout = text.layout
    let inherited = styles.style(of: text)
    let base = inherited.font.styled(layout.style, typeSize: inherited.typeSize)
    var runs = text.text.allRuns.map { run in
      TextLines.Run(
        text: run.text.cased(layout.textCase),
        font: base.styled(run.style, typeSize: inherited.typeSize), style: run.style)
    }
    if layout.isRedacted {
      runs = runs.map { run in
        let masked = String(run.text.map { $0.isWhitespace ? $0 : "n" })
        return TextLines.Run(text: masked, font: run.font, style: run.style)
      }
    }
    if layout.minimumScaleFactor < 1, let room = proposal.width, room.isFinite {
      runs = shrunk(runs, to: room, least: layout.minimumScaleFactor)
    }
    let height = runs.map(\.font.lineHeight).max().map { $0 + layout.lineSpacing } ?? 1
    let fitting = proposal.height.flatMap { offered in
      offered.isFinite ? max(1, Int((offered + 0.5) / max(1, height))) : nil
    }
    let limit = [fitting, layout.lineLimit].compactMap(\.self).min()
    return TextLines(runs, width: proposal.width, limit: limit, truncation: layout.truncation)
  }

  /// Makes letters smaller as far as that helps and the text allows it.
  private func shrunk(
    _ runs: [TextLines.Run], to room: CGFloat, least: CGFloat
  ) -> [TextLines.Run] {
    let width = TextLines(runs, width: nil, limit: nil).width
    guard width > room, width > 0 else { return runs }
    let scale = max(least, room / width)
    return runs.map { run in
      var font = run.font
      font.size *= scale
      return TextLines.Run(text: run.text, font: font, style: run.style)
    }
  }

  /// Returns the font of an image: symbols are as large as text beside them would be.
  func font(of image: ImageElement) -> TextFont {
    let inherited = styles.style(of: image)
    return inherited.font.styled(image.surroundings.style, typeSize: inherited.typeSize)
  }

  private func size(of image: ImageElement, _ proposal: ProposedViewSize) -> CGSize {
    let own = ownSize(of: image)
    guard image.image.isResizable else { return own }
    return proposal.replacingUnspecifiedDimensions(by: own)
  }

  private func ownSize(of image: ImageElement) -> CGSize {
    let letters = font(of: image).size
    switch image.source {
    case .system:
      let isInBar = styles.style(of: image).isInBar
      let side: CGFloat =
        switch image.surroundings.imageScale {
        case .small: 0.94
        case .medium: isInBar ? 1.45 : PictureMetrics.symbolSide
        case .large: 1.55
        }
      return CGSize(width: letters * side, height: letters * side)
    case .named(let name):
      return CatalogPicture(name, isDark: false)?.size ?? CGSize(width: letters, height: letters)
    case .picture(let picture): return picture.size
    case .remote: return CGSize(width: letters, height: letters)
    }
  }

  private func size(of field: TextFieldElement, _ proposal: ProposedViewSize) -> CGSize {
    let look = FieldLook(field, styles)
    if field.kind == .color { return CGSize(width: 48, height: 32) }
    if field.kind.isCompact {
      let width = look.font.width(of: field.shownText) + 2 * look.insets.width
      return CGSize(width: width, height: look.font.lineHeight + 2 * look.insets.height)
    }
    let width = proposal.width.map { max(64, $0) } ?? 240
    let lines = field.isMultiline ? look.lines(field, width: width).lines.count : 1
    let height = CGFloat(max(1, lines)) * look.font.lineHeight + 2 * look.insets.height
    guard field.isEditor, let offered = proposal.height, offered.isFinite else {
      return CGSize(width: width, height: height)
    }
    return CGSize(width: width, height: max(height, offered))
  }
}

/// The look of a text field in its place.
@MainActor
struct FieldLook {
  let font: TextFont
  let insets: CGSize
  let hasBackground: Bool

  init(_ field: TextFieldElement, _ styles: InheritedStyles) {
    let inherited = styles.style(of: field)
    font = inherited.font
    let isBare = field.look == .plain || inherited.isInRow && field.look != .roundedBorder
    let isSearch = field.isSearchField
    insets = isBare ? .zero : CGSize(width: isSearch ? 38 : 12, height: 8)
    hasBackground = !isBare
  }

  func lines(_ field: TextFieldElement, width: CGFloat) -> TextLines {
    let shown = field.shownText.isEmpty ? field.prompt ?? field.label : field.shownText
    return TextLines(
      shown, font, width: max(0, width - 2 * insets.width), limit: field.isMultiline ? nil : 1)
  }
}

extension TextFieldElement {
  /// Whether the field is that of a search below the title of a screen.
  var isSearchField: Bool {
    for case let (element, screen as ScreenElement) in zip(outwards, containers) {
      return screen.bar.contains { item in
        item.position == .search && item.elements.contains { $0 === element }
      }
    }
    return false
  }
}

/// A picture from the app's catalogues.
struct CatalogPicture {
  let data: Data
  let mediaType: String
  let size: CGSize

  init?(_ name: String, isDark: Bool) {
    guard let image = AssetCatalog.main.images[name],
      let file = image.files.first(where: { $0.isDark == isDark }) ?? image.files.first
    else { return nil }
    data = file.data
    mediaType = file.mediaType
    size =
      UIImage(data: file.data, scale: CGFloat(file.scale))?.size ?? CGSize(width: 24, height: 24)
  }
}
