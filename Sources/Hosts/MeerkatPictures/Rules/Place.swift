import Foundation
import MeerkatViews
import MeerkatTesting

/// The look that an element inherits from its place.
struct Place {
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
  /// Whether the place is in a sheet, whose colours are a step lighter in dark surroundings.
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

/// Finds the places of elements; each is looked up once.
@MainActor
final class Places {
  private var root: Place
  private var known: [Int: Place] = [:]

  init(_ root: Place) { self.root = root }

  /// Returns the place in which an element stands.
  func place(of element: Element) -> Place {
    guard let container = element.container else { return root }
    if let known = known[element.id] { return known }
    var place = self.place(of: container)
    container.change(&place, for: element)
    known[element.id] = place
    return place
  }

  /// Returns the place of what is inside an element, whichever part of it that is.
  func inside(_ element: Element) -> Place {
    var place = place(of: element)
    element.change(&place, for: element)
    return place
  }

  /// Forgets all places, because elements have changed.
  func forget(_ root: Place) {
    self.root = root
    known = [:]
  }
}

extension Element {
  /// Changes what holds in this element's place to what holds in that of a part of it.
  fileprivate func change(_ place: inout Place, for part: Element) {
    switch self {
    case let modifier as ModifierElement: modifier.changeByModifier(&place)
    case let button as ButtonElement: button.changePlace(&place)
    case let menu as MenuElement:
      place.owner = "Menu"
      place.tone = menu.isEnabledNow ? .tint : .design(.tertiary)
    case let section as SectionElement: section.change(&place, part)
    case is ListElement:
      place.isInRow = true
      place.owner = nil
    case let screen as ScreenElement: screen.change(&place, part)
    case let toggle as ToggleElement:
      place.owner = "Toggle"
      place.ownerLabel = toggle.spokenLabel
    case let progress as ProgressElement:
      if progress.fraction == nil { place.tone = .design(.secondary) }
      place.owner = "ProgressView"
    case let label as LabelElement:
      if place.isInRow, label.iconElements.contains(where: { $0 === part }) {
        place.tone = place.itemTint.map { .color($0) } ?? .tint
      }
    case let picker as PickerElement: picker.change(&place, part)
    case let alert as AlertElement: alert.change(&place, part)
    case let presentation as PresentationElement: presentation.change(&place)
    default: break
    }
  }
}

extension ModifierElement {
  fileprivate func changeByModifier(_ place: inout Place) {
    switch modifier {
    case .tint(let color): place.tint = color
    case .colorScheme(let scheme?):
      place.isDark = scheme == .dark
      place.tone = .design(.primary)
    case .dynamicTypeSize(let size?):
      place.typeSize = size
      place.font.size = size.points(of: .body)
    case .listRow(let row): if let tint = row.itemTint { place.itemTint = tint }
    default: break
    }
  }
}

extension ButtonElement {
  fileprivate func changePlace(_ place: inout Place) {
    place.owner = isLink ? "NavigationLink" : "Button"
    place.ownerLabel = spokenLabel
    if role == .destructive { place.tint = .red }
    let isRow = isRowItself
    place.isCentered = !isRow
    switch look {
    case .plain: break
    case .borderedProminent where !isRow:
      place.tone = .design(.onTint)
      place.font.weight = 600
    case .bordered where !isRow:
      place.tone = .tint
      place.font.weight = 500
    case .bordered, .borderedProminent:
      place.tone = .tint
      place.font.weight = 600
    case .automatic, .borderless: place.tone = .tint
    }
    if isLink, place.isInRow { place.tone = .design(.primary) }
    if !isEnabledNow { place.tone = .design(.tertiary) }
  }
}

extension SectionElement {
  fileprivate func change(_ place: inout Place, _ part: Element) {
    if headerElements.contains(where: { $0 === part }) {
      place.font.size *= 0.8235
      place.font.weight = 600
      place.tone = .design(.secondary)
      place.isInRow = false
    } else if footerElements.contains(where: { $0 === part }) {
      place.font.size *= 0.7647
      place.tone = .design(.secondary)
      place.isInRow = false
    }
  }
}

extension ScreenElement {
  fileprivate func change(_ place: inout Place, _ part: Element) {
    place.owner = nil
    guard let item = bar.first(where: { item in item.elements.contains { $0 === part } }) else {
      return
    }
    place.isInBar = item.place != .search
    place.isInRow = false
    if item.place == .title { place.font.weight = 600 }
    if item.place == .leading || item.place == .trailing { place.font.weight = 500 }
  }
}

extension PickerElement {
  fileprivate func change(_ place: inout Place, _ part: Element) {
    place.owner = "Picker"
    guard !labelElements.contains(where: { $0 === part }) else {
      if look == .inline {
        place.font.size *= 0.875
        place.tone = .design(.secondary)
      }
      return
    }
    if !isEnabledNow { place.tone = .design(.tertiary) }
    guard look == .segmented else { return }
    place.font.size *= 0.9
    if let position = selectedPosition, options[position].element === part {
      place.font.weight = 600
    }
  }
}

extension AlertElement {
  fileprivate func change(_ place: inout Place, _ part: Element) {
    place.isInRow = false
    place.isInBar = false
    place.isInSheet = true
    place.isCentered = true
    place.tone = .design(.primary)
    place.owner = nil
    if messageElements.contains(where: { $0 === part }) {
      place.font.size = 14
      place.tone = .design(.secondary)
    } else {
      let isCancel = (part as? ButtonElement)?.role == .cancel
      place.font.weight = isCancel ? 600 : 500
    }
  }
}

extension PresentationElement {
  fileprivate func change(_ place: inout Place) {
    let isDark = preferredColorScheme.map { $0 == .dark } ?? place.isDark
    place = Place(
      font: TextFont(size: dynamicTypeSize.points(of: .body)), typeSize: dynamicTypeSize,
      tint: tint, isDark: isDark, isInSheet: kind != .fullScreenCover)
  }
}

extension Element {
  /// Whether the element is all that a row of a list consists of.
  var isRowItself: Bool {
    var row: Element = self
    while let outer = row.container as? WrapperElement, outer.wrapped === row { row = outer }
    if row.container is ListElement { return true }
    guard let section = row.container as? SectionElement, section.list != nil else { return false }
    return section.rowElements.contains { $0 === row }
  }

  /// The words inside.
  var spokenLabel: String {
    if let text = self as? TextElement { return text.text.plainText }
    return children.map(\.spokenLabel).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
