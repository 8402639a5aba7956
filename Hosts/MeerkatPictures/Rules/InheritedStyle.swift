import MeerkatViews
import MeerkatTesting

/// The look that an element inherits from what is around it.
struct InheritedStyle {
  /// The paint of text and symbols.
  enum Tone: Hashable {
    case design(DesignColor)
    case tint
    case color(Color)
  }

  var font = TextFont(size: 17)
  var typeSize = DynamicTypeSize.large
  var tone = Tone.design(.primary)
  /// The colour of controls; nil for the usual one.
  var tint: Color?
  var isDark = false
  /// Whether the element is in a sheet, whose colours are a step lighter in dark surroundings.
  var isInSheet = false
  var isInBar = false
  var isInRow = false
  /// Whether lines are centred where a text says nothing about that.
  var isCentered = false
  /// The colour of symbols in rows; nil for that of controls.
  var itemTint: Color?
  /// The control around, by which pictures name what it consists of.
  var owner: String?
  /// What the control around is called.
  var ownerLabel: String?
}

/// Finds the styles of elements; each is looked up once.
@MainActor
final class InheritedStyles {
  private var root: InheritedStyle
  private var known: [Int: InheritedStyle] = [:]

  init(_ root: InheritedStyle) { self.root = root }

  /// Returns the style of an element.
  func style(of element: Element) -> InheritedStyle {
    guard let container = element.container else { return root }
    if let known = known[element.id] { return known }
    var inherited = self.style(of: container)
    container.change(&inherited, for: element)
    known[element.id] = inherited
    return inherited
  }

  /// Returns the style of what is inside an element, whichever part of it that is.
  func inside(_ element: Element) -> InheritedStyle {
    var inherited = style(of: element)
    element.change(&inherited, for: element)
    return inherited
  }

  /// Forgets all styles, because elements have changed.
  func forget(_ root: InheritedStyle) {
    self.root = root
    known = [:]
  }
}

extension Element {
  /// Changes the style of this element to that of a part of it.
  fileprivate func change(_ inherited: inout InheritedStyle, for part: Element) {
    switch self {
    case let modifier as ModifierElement: modifier.changeByModifier(&inherited)
    case let button as ButtonElement: button.changeStyle(&inherited)
    case let menu as MenuElement:
      inherited.owner = "Menu"
      inherited.tone = menu.isEnabledNow ? .tint : .design(.tertiary)
    case let section as SectionElement: section.change(&inherited, part)
    case is ListElement:
      inherited.isInRow = true
      inherited.owner = nil
    case let screen as ScreenElement: screen.change(&inherited, part)
    case let toggle as ToggleElement:
      inherited.owner = "Toggle"
      inherited.ownerLabel = toggle.spokenLabel
    case let progress as ProgressElement:
      if progress.fraction == nil { inherited.tone = .design(.secondary) }
      inherited.owner = "ProgressView"
    case let label as LabelElement:
      if inherited.isInRow, label.iconElements.contains(where: { $0 === part }) {
        inherited.tone = inherited.itemTint.map { .color($0) } ?? .design(.tint)
      }
    case let picker as PickerElement: picker.change(&inherited, part)
    case let alert as AlertElement: alert.change(&inherited, part)
    case let presentation as PresentationElement: presentation.change(&inherited)
    default: break
    }
  }
}

extension ModifierElement {
  fileprivate func changeByModifier(_ inherited: inout InheritedStyle) {
    switch modifier {
    case .tint(let color): inherited.tint = color
    case .colorScheme(let scheme?):
      inherited.isDark = scheme == .dark
      inherited.tone = .design(.primary)
    case .dynamicTypeSize(let size?):
      inherited.typeSize = size
      inherited.font.size = size.points(of: .body)
    case .listRow(let row): if let tint = row.itemTint { inherited.itemTint = tint }
    default: break
    }
  }
}

extension ButtonElement {
  fileprivate func changeStyle(_ inherited: inout InheritedStyle) {
    inherited.owner = isLink ? "NavigationLink" : "Button"
    inherited.ownerLabel = spokenLabel
    if role == .destructive { inherited.tint = .red }
    let isRow = isRow
    inherited.isCentered = !isRow
    switch look {
    case .plain: break
    case .borderedProminent where !isRow:
      inherited.tone = .design(.onTint)
      // White on the same colour, light or dark.
      if isEnabledNow { inherited.isDark = false }
      inherited.font.weight = 600
    case .bordered where !isRow:
      inherited.tone = .tint
      inherited.font.weight = 500
    case .bordered, .borderedProminent:
      inherited.tone = .tint
      inherited.font.weight = 600
    case .automatic, .borderless: inherited.tone = .tint
    }
    if isLink, inherited.isInRow { inherited.tone = .design(.primary) }
    if !isEnabledNow { inherited.tone = .design(.tertiary) }
  }
}

extension SectionElement {
  fileprivate func change(_ inherited: inout InheritedStyle, _ part: Element) {
    if headerElements.contains(where: { $0 === part }) {
      inherited.font.size *= 0.8235
      inherited.font.weight = 600
      inherited.tone = .design(.secondary)
      inherited.isInRow = false
    } else if footerElements.contains(where: { $0 === part }) {
      inherited.font.size *= 0.7647
      inherited.tone = .design(.secondary)
      inherited.isInRow = false
    }
  }
}

extension ScreenElement {
  fileprivate func change(_ inherited: inout InheritedStyle, _ part: Element) {
    inherited.owner = nil
    guard let item = bar.first(where: { item in item.elements.contains { $0 === part } }) else {
      return
    }
    inherited.isInBar = item.position != .search
    inherited.isInRow = false
    if item.position == .title { inherited.font.weight = 600 }
    if item.position == .leading || item.position == .trailing { inherited.font.weight = 500 }
  }
}

extension PickerElement {
  fileprivate func change(_ inherited: inout InheritedStyle, _ part: Element) {
    inherited.owner = "Picker"
    guard !labelElements.contains(where: { $0 === part }) else {
      if look == .inline {
        inherited.font.size *= 0.875
        inherited.tone = .design(.secondary)
      }
      return
    }
    if !isEnabledNow { inherited.tone = .design(.tertiary) }
    guard look == .segmented else { return }
    inherited.font.size *= 0.9
    if let position = selectedPosition, options[position].element === part {
      inherited.font.weight = 600
    }
  }
}

extension AlertElement {
  fileprivate func change(_ inherited: inout InheritedStyle, _ part: Element) {
    inherited.isInRow = false
    inherited.isInBar = false
    inherited.isInSheet = true
    inherited.isCentered = true
    inherited.tone = .design(.primary)
    inherited.owner = nil
    if messageElements.contains(where: { $0 === part }) {
      inherited.font.size = 14
      inherited.tone = .design(.secondary)
    } else {
      let isCancel = (part as? ButtonElement)?.role == .cancel
      inherited.font.weight = isCancel ? 600 : 500
    }
  }
}

extension PresentationElement {
  fileprivate func change(_ inherited: inout InheritedStyle) {
    let isDark = preferredColorScheme.map { $0 == .dark } ?? inherited.isDark
    inherited = InheritedStyle(
      font: TextFont(size: dynamicTypeSize.points(of: .body)), typeSize: dynamicTypeSize,
      tint: tint, isDark: isDark, isInSheet: kind != .fullScreenCover)
  }
}

extension Element {
  /// The words inside.
  var spokenLabel: String {
    if let text = self as? TextElement { return text.text.plainText }
    return children.map(\.spokenLabel).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
