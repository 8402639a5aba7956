import PropertySupport

extension Tree {
  /// Makes the tree of a seed.
  static func random(seed: UInt64) -> Tree {
    var maker = TreeMaker(random: SplitMix64(seed: seed &* 0x9E37 &+ 17))
    return maker.root()
  }
}

/// Makes random trees, as an app's author might write them.
private struct TreeMaker {
  var random: SplitMix64
  private var place = Place()

  /// What is around the view that is being made.
  struct Place {
    /// The label of a control has no controls.
    var isLabel = false
    /// Where there is no height to fill, the page fills that of what is beside a view.
    var isEndless = false
    /// A custom layout in a row takes all the width that is left in the page.
    var isRow = false
    /// The columns of a `Grid` in the page are as wide as their cells like to be.
    var isCell = false
  }

  init(random: SplitMix64) { self.random = random }

  mutating func root() -> Tree {
    switch number(8) {
    case 0: Tree(.screen(title()), [list()])
    case 1: Tree(.screen(title()), [scroll()])
    case 2: Tree(.screen(title()), [view(depth: 3)])
    case 3: list()
    case 4: scroll()
    default: view(depth: 4)
    }
  }

  private mutating func title() -> String {
    random.pick(["Tea", "Seven Lamps", "Kettles and cups"])
  }

  /// Makes something inside a place.
  private mutating func inside(
    _ key: WritableKeyPath<Place, Bool>, _ make: (inout TreeMaker) -> Tree
  ) -> Tree {
    let outer = place
    defer { place = outer }
    place[keyPath: key] = true
    return make(&self)
  }

  // MARK: Views

  private mutating func view(depth: Int) -> Tree {
    guard depth > 0, !random.oneIn(4) else { return modified(leaf(), depth: 0) }
    return random.oneIn(3)
      ? modified(view(depth: depth - 1), depth: depth - 1) : container(depth)
  }

  private mutating func views(_ range: ClosedRange<Int>, depth: Int) -> [Tree] {
    (0..<Int.random(in: range, using: &random)).map { _ in view(depth: depth) }
  }

  private mutating func leaf() -> Tree {
    switch number(20) {
    case 6: Tree(.symbol(symbol()))
    case 7: Tree(.label(word(), symbol: symbol()))
    case 8 where !place.isEndless: Tree(.color(hue()))
    case 9...11: box()
    case 12:
      Tree(.picture(symbol(), length(8...90), length(8...60)))
    case 13 where !place.isLabel && !place.isCell: Tree(.toggle(word()))
    case 14 where !place.isLabel, 15 where !place.isLabel:
      Tree(.button(word(), random.pick(Tree.Border.allCases)))
    case 16 where !place.isLabel && !place.isCell: Tree(.field(word()))
    case 17 where !place.isCell: Tree(.progress)
    case 18 where !place.isCell: Tree(.labeled(word(), word()))
    case 19 where !place.isCell: Tree(.divider)
    default: Tree(.text(words()))
    }
  }

  private mutating func box() -> Tree { Tree(.box(hue(), length(8...90), length(8...60))) }

  private mutating func container(_ depth: Int) -> Tree {
    switch number(17) {
    case 0...3: row(depth: depth)
    case 16 where !place.isEndless && !place.isLabel && !place.isCell:
      Tree(.reader, [view(depth: depth - 1)])
    case 8, 9: Tree(.pile(horizontal(), vertical()), views(1...3, depth: depth - 1))
    case 10: grid()
    case 11: Tree(.tracks(Int.random(in: 2...3, using: &random)), views(2...5, depth: depth - 2))
    case 12 where !place.isRow: Tree(.flow(spacing: 8), fixedViews())
    case 13 where !place.isLabel: pressable(depth: depth - 1)
    case 14 where !place.isLabel && !place.isCell: switchable(depth: min(2, depth - 1))
    default: column(depth: depth)
    }
  }

  private mutating func row(depth: Int) -> Tree {
    inside(\.isRow) { maker in
      var children = maker.views(1...4, depth: depth - 1)
      if !maker.place.isCell, maker.random.oneIn(3) { maker.insertSpacer(into: &children) }
      return Tree(.row(maker.vertical(), spacing: maker.spacing()), children)
    }
  }

  private mutating func column(depth: Int) -> Tree {
    var children = views(1...4, depth: depth - 1)
    if !place.isEndless, random.oneIn(5) { insertSpacer(into: &children) }
    return Tree(.column(horizontal(), spacing: spacing()), children)
  }

  private mutating func insertSpacer(into children: inout [Tree]) {
    children.insert(Tree(.spacer), at: Int.random(in: 0...children.count, using: &random))
  }

  private mutating func grid() -> Tree {
    let columns = Int.random(in: 1...3, using: &random)
    return inside(\.isCell) { maker in
      let rows = (0..<Int.random(in: 1...3, using: &maker.random)).map { _ in
        Tree(.gridRow, (0..<columns).map { _ in maker.leaf() })
      }
      return Tree(.grid(maker.horizontal(), spacing: maker.spacing()), rows)
    }
  }

  private mutating func fixedViews() -> [Tree] {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in
      random.oneIn(2) ? Tree(.text(word())) : box()
    }
  }

  private mutating func pressable(depth: Int) -> Tree {
    inside(\.isLabel) { maker in
      Tree(.pressable(maker.random.pick(Tree.Border.allCases)), [maker.view(depth: depth)])
    }
  }

  private mutating func switchable(depth: Int) -> Tree {
    inside(\.isLabel) { maker in Tree(.switchable, [maker.view(depth: depth)]) }
  }

  private mutating func scroll() -> Tree {
    inside(\.isEndless) { maker in
      Tree(.scroll(isHorizontal: false), [maker.column(depth: 3)])
    }
  }

  private mutating func list() -> Tree {
    inside(\.isEndless) { maker in
      let look = maker.random.pick(Tree.Look.allCases)
      guard maker.random.oneIn(2) else { return Tree(.list(look), maker.rows()) }
      let sections = (0..<Int.random(in: 1...3, using: &maker.random)).map { _ in
        Tree(.section(maker.random.oneIn(3) ? nil : maker.word()), maker.rows())
      }
      return Tree(.list(look), sections)
    }
  }

  private mutating func rows() -> [Tree] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      random.oneIn(6) ? Tree(.link(word())) : view(depth: 2)
    }
  }

  // MARK: Modifiers

  private mutating func modified(_ tree: Tree, depth: Int) -> Tree {
    switch number(36) {
    case 0:
      Tree(.frame(length(20...120), length(20...80), horizontal(), vertical()), [tree])
    case 1: Tree(.frame(length(40...160), nil, horizontal(), vertical()), [tree])
    case 2: Tree(.frame(nil, length(20...100), horizontal(), vertical()), [tree])
    case 3, 4: limits(tree, maxWidth: .infinity)
    case 5: limits(tree, maxWidth: .points(length(80...300)))
    case 6 where !place.isEndless: limits(tree, maxWidth: .infinity, maxHeight: .infinity)
    case 7: limits(tree, minWidth: length(40...120))
    case 8...10: padded(tree)
    case 11: Tree(.overlay(horizontal(), vertical()), [tree, view(depth: min(1, depth))])
    case 12, 13: Tree(.background(horizontal(), vertical()), [tree, Tree(.color(hue()))])
    case 14: Tree(.font(random.pick(Tree.Face.allCases)), [tree])
    case 15: Tree(.fixedSize(isWide: true, isHigh: random.oneIn(2)), [tree])
    case 16: Tree(.offset(length(0...20), length(0...20)), [tree])
    case 17: Tree(.lineLimit, [tree])
    case 18: Tree(.priority, [tree])
    default: tree
    }
  }

  private mutating func limits(
    _ tree: Tree, minWidth: Int? = nil, maxWidth: Tree.Limit? = nil, maxHeight: Tree.Limit? = nil
  ) -> Tree {
    let grows = maxWidth != nil && place.isCell
    return Tree(
      .limits(
        minWidth: minWidth, maxWidth: grows ? nil : maxWidth, maxHeight: maxHeight, horizontal(),
        vertical()), [tree])
  }

  private mutating func padded(_ tree: Tree) -> Tree {
    let length = random.oneIn(2) ? nil : length(2...24)
    return Tree(.padding(random.pick(Tree.Sides.allCases), length), [tree])
  }

  // MARK: Values

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func length(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func spacing() -> Int? { random.oneIn(2) ? nil : random.pick([0, 4, 12, 20]) }

  private mutating func hue() -> Tree.Hue { random.pick(Tree.Hue.allCases) }

  private mutating func horizontal() -> Tree.Horizontal {
    random.oneIn(2) ? .center : random.pick(Tree.Horizontal.allCases)
  }

  private mutating func vertical() -> Tree.Vertical {
    random.oneIn(2) ? .center : random.pick(Tree.Vertical.allCases)
  }

  private mutating func word() -> String {
    random.pick(["Tea", "Kettle", "Seven cups", "Lamp", "On", "Water the roses"])
  }

  private mutating func words() -> String {
    random.oneIn(6)
      ? "The kettle is on, and the cups are on the table by the window" : word()
  }

  private mutating func symbol() -> String { random.pick(["star", "heart", "trash", "leaf"]) }
}
