/// A tree of views as a value, which can be built, printed as source and made smaller.
struct Tree: Hashable {
  var kind: Kind
  var children: [Tree] = []

  init(_ kind: Kind, _ children: [Tree] = []) {
    self.kind = kind
    self.children = children
  }

  /// A view or a modifier, without what is inside.
  enum Kind: Hashable {
    // Views without views inside.
    case text(String)
    case symbol(String)
    case label(String, symbol: String)
    case color(Hue)
    case box(Hue, Int, Int)
    case picture(String, Int, Int)
    case spacer
    case divider
    case toggle(String)
    case button(String, Border)
    case field(String)
    case progress
    case labeled(String, String)
    case link(String)
    // Containers.
    case row(Vertical, spacing: Int?)
    case column(Horizontal, spacing: Int?)
    case pile(Horizontal, Vertical)
    case grid(Horizontal, spacing: Int?)
    case gridRow
    case tracks(Int)
    case scroll(isHorizontal: Bool)
    case list(Look)
    case section(String?)
    case screen(String)
    case flow(spacing: Int)
    case pressable(Border)
    case switchable
    case reader
    // Modifiers of the first child; decorations have the second one.
    case frame(Int?, Int?, Horizontal, Vertical)
    case limits(minWidth: Int?, maxWidth: Limit?, maxHeight: Limit?, Horizontal, Vertical)
    case padding(Sides, Int?)
    case fixedSize(isWide: Bool, isHigh: Bool)
    case overlay(Horizontal, Vertical)
    case background(Horizontal, Vertical)
    case inset(isTop: Bool)
    case font(Face)
    case lineLimit
    case priority
    case offset(Int, Int)
    case named(String)
  }

  enum Hue: String, CaseIterable { case red, green, blue, orange, purple }
  enum Horizontal: String, CaseIterable { case leading, center, trailing }
  enum Vertical: String, CaseIterable { case top, center, bottom }
  enum Border: String, CaseIterable { case automatic, bordered, borderedProminent, plain }
  enum Look: String, CaseIterable { case plain, insetGrouped, form, sidebar }
  enum Face: String, CaseIterable { case title, headline, footnote, caption, largeTitle }
  enum Sides: String, CaseIterable { case all, horizontal, vertical, top, leading, bottom }
  enum Limit: Hashable { case points(Int), infinity }
}

extension Tree {
  /// How many views and modifiers there are.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The trees that have one thing less each, the smallest first.
  var smaller: [Tree] {
    (hoisted + shortened + simplified + deeper).sorted { $0.count < $1.count }
  }

  /// Each child in place of its parent.
  private var hoisted: [Tree] {
    children.flatMap { child in
      switch child.kind {
      case .gridRow, .section: child.children
      default: [child]
      }
    }
  }

  /// Without one of the children.
  private var shortened: [Tree] {
    guard kind.isContainer, children.count > 1 else { return [] }
    return children.indices.map { index in
      var tree = self
      tree.children.remove(at: index)
      return tree
    }
  }

  private var simplified: [Tree] {
    let kinds: [Kind] =
      switch kind {
      case .text(let words) where words.contains(" "): [.text(String(words.prefix { $0 != " " }))]
      case .row(let alignment, spacing: _?): [.row(alignment, spacing: nil)]
      case .column(let alignment, spacing: _?): [.column(alignment, spacing: nil)]
      case .row(let alignment, nil) where alignment != .center: [.row(.center, spacing: nil)]
      case .column(let alignment, nil) where alignment != .center: [.column(.center, spacing: nil)]
      case .screen(let title) where !title.isEmpty: [.screen("")]
      case .section(_?): [.section(nil)]
      default: []
      }
    return kinds.map { Tree($0, children) }
  }

  private var deeper: [Tree] {
    children.indices.flatMap { index in
      children[index].smaller.map { child in
        var tree = self
        tree.children[index] = child
        return tree
      }
    }
  }
}

extension Tree.Kind {
  /// Whether children can be left out.
  var isContainer: Bool {
    switch self {
    case .row, .column, .pile, .grid, .gridRow, .tracks, .scroll, .list, .section, .screen, .flow,
      .pressable, .switchable, .reader:
      true
    default: false
    }
  }
}
