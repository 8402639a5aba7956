/// A view or a modifier as a value: what is shown follows from it alone.
struct Part: Hashable, Identifiable {
  let id: Int
  var kind: Kind
  var words = "Tea"
  /// A value of the view: how far, how many, which one.
  var number = 1
  /// Which of several forms the view has.
  var style = 0
  var isOn = false
  var isShown = true
  var generation = 0
  var wrapping = Wrapping.plain
  /// The modifiers, the innermost first.
  var looks: [Part] = []
  var parts: [Part] = []

  /// What stands around a view, which means nothing to those who look.
  enum Wrapping: String, CaseIterable { case plain, any, group, either, id }

  enum Kind: String, CaseIterable {
    // Views without views inside.
    case text, styled, label, symbol, color, shape, divider, spacer, progress, spinner, field
    case secure, editor, toggle, stepper, slider, picker, button, labeled, link, ownField, ownToggle
    case menuPicker
    // Containers.
    case row, column, pile, lazyColumn, tracks, grid, scroll, group, groupBox, disclosure, pressable
    case switchable, reader, fits, flow, menu, count
    // Where only some views may stand, or only in some places.
    case list, form, section, gridRow, navigationLink, stack, tabs
    // Modifiers of values.
    case padding, frame, limits, font, bold, foreground, tint, opacity, disabled, hidden
    case offset, turned, scaled, clipped, border, shadow, lineLimit, fixedSize, priority
    case named, silent, joined, value, typeSize, scheme, direction, contentShape, tapped, help
    case transition, redacted, zIndex, position, aspect, badge, rowColor, rowSeparator, title
    case titleLook, searchable, controlSize, textCase
    // Modifiers with views inside.
    case overlay, background, bar, sheet, cover, popover, alert, question, context, swipes, toolbar
  }
}

extension Part.Kind {
  static let leaves = between(.text, .menuPicker)
  static let containers = between(.row, .count)
  static let values = between(.padding, .textCase)
  static let decorations = between(.overlay, .toolbar)
  static let presentations: Set<Self> = [.sheet, .cover, .popover, .alert, .question]

  private static func between(_ first: Self, _ last: Self) -> [Self] {
    Array(allCases.drop { $0 != first }.prefix { $0 != last }) + [last]
  }

  /// Whether the state of what is inside is another one where the form is.
  var hasForms: Bool { [.list, .grid, .scroll, .switchable, .pressable, .tabs].contains(self) }
}

extension Part {
  /// Where the part stands: what stands in the same place is the same view, and keeps its state.
  func path(in outer: String) -> String {
    var path = "\(outer)/\(id).\(kind).\(wrapping).\(generation)"
    if kind.hasForms { path += ".\(style).\(kind == .scroll && isOn)" }
    for look in looks { path += "+\(look.id).\(look.kind)" }
    return path
  }

  /// This part, and all inside of it.
  var all: [Part] { [self] + (looks + parts).flatMap(\.all) }

  /// Changes the part with a number, wherever it is.
  mutating func change(_ id: Int, _ body: (inout Part) -> Void) {
    if self.id == id { return body(&self) }
    for index in looks.indices { looks[index].change(id, body) }
    for index in parts.indices { parts[index].change(id, body) }
  }

  /// Puts others in the place of the part with a number.
  mutating func replace(_ id: Int, with others: (Part) -> [Part]) {
    looks = looks.filter { $0.id != id }
    parts = parts.flatMap { $0.id == id ? others($0) : [$0] }
    for index in looks.indices { looks[index].replace(id, with: others) }
    for index in parts.indices { parts[index].replace(id, with: others) }
  }

  /// Leaves one presentation at most on top of another: which of two comes first is chance.
  ///
  /// There is none where nobody is: a page that is opened then makes only what is seen.
  mutating func settlePresentations() {
    var isFree = true
    settlePresentations(&isFree)
  }

  private mutating func settlePresentations(_ isFree: inout Bool) {
    if !isShown { isFree = false }
    for index in looks.indices {
      guard Kind.presentations.contains(looks[index].kind) else {
        looks[index].settlePresentations(&isFree)
        continue
      }
      looks[index].isOn = looks[index].isOn && isFree
      guard looks[index].isOn else { continue }
      isFree = false
      looks[index].settlePresentations()
    }
    for index in parts.indices {
      var isSeen = isFree && isSeen(index)
      let wasSeen = isSeen
      parts[index].settlePresentations(&isSeen)
      if wasSeen, !isSeen, parts[index].isShown { isFree = false }
    }
  }

  private func isSeen(_ index: Int) -> Bool {
    switch kind {
    case .tabs: index == number % parts.count
    case .stack: index == parts.count - 1
    case .disclosure: isOn
    default: true
    }
  }

  /// The part as lines of text, to be read by a person.
  var lines: [String] {
    var line = "\(kind) \(id) “\(words)” \(number)"
    if style != 0 { line += " style \(style)" }
    if isOn { line += " on" }
    if !isShown { line += " not shown" }
    if wrapping != .plain { line += " in \(wrapping)" }
    if generation != 0 { line += " generation \(generation)" }
    return [line] + looks.flatMap(\.lines).map { "  ." + $0 }
      + parts.flatMap(\.lines).map { "  " + $0 }
  }
}
