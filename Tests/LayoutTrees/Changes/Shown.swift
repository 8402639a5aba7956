import MeerkatUI
import PropertySupport

/// All that is shown: made from a seed, and changed by numbered changes.
///
/// Each change has chance of its own, so that the others stay what they are where one is left out.
struct Shown: Equatable {
  let seed: UInt64
  var root = Part(id: 0, kind: .text)
  var size = 3
  var scheme = 0
  var isMirrored = false
  /// What was changed, in words.
  private(set) var changes: [String] = []
  private var nextID = 1

  init(seed: Int, changes: [Int]) {
    self.seed = UInt64(seed)
    var random = SplitMix64(seed: self.seed &* 0x9E37 &+ 5)
    root = makeRoot(&random)
    for change in changes { apply(change) }
  }

  /// Reads `7/1.2.5`, or `7`: a seed, and the numbers of changes.
  ///
  /// To make what fails smaller, `x12` leaves out the part 12, and `h12` has what is inside take its place.
  init?(_ text: some StringProtocol) {
    let halves = text.split(separator: "/")
    guard let seed = halves.first.flatMap({ Int($0) }) else { return nil }
    let steps = halves.dropFirst().first?.split(separator: ".") ?? []
    self.init(seed: seed, changes: steps.compactMap { Int($0) })
    for step in steps where step.hasPrefix("x") || step.hasPrefix("h") {
      guard let id = Int(step.dropFirst()) else { continue }
      root.replace(id) { step.hasPrefix("h") ? $0.parts : [] }
    }
    root.settlePresentations()
  }

  /// Has controls with state of their own begin with what was entered.
  mutating func enter(_ entered: [Int: String]) {
    for (id, text) in entered { root.change(id) { $0.words = text } }
  }
}

// MARK: Making

extension Shown {
  /// What may stand where a view is made.
  private struct Place {
    var depth: Int
    var isInList = false
    var isInScroll = false
    var isInLabel = false
    var isInMenu = false
  }

  private mutating func make(_ kind: Part.Kind, _ random: inout SplitMix64) -> Part {
    defer { nextID += 1 }
    var part = Part(id: nextID, kind: kind)
    part.words = Self.word(&random)
    part.number = Int.random(in: 0..<60, using: &random)
    part.style = Int.random(in: 0..<12, using: &random)
    part.isOn = random.oneIn(2) && !Part.Kind.presentations.contains(kind)
    if kind == .ownField || kind == .ownToggle { part.words = "" }
    return part
  }

  private static func word(_ random: inout SplitMix64) -> String {
    random.pick([
      "Tea", "Kettle", "Seven cups", "Lamp", "On", "Water the roses", "", "A & <b>", "“é” ‘日本’",
      "The kettle is on, and the cups are on the table by the window",
    ])
  }

  private mutating func makeRoot(_ random: inout SplitMix64) -> Part {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      var tabs = make(.tabs, &random)
      tabs.parts = (0..<3).map { _ in random.oneIn(2) ? stack(&random) : content(&random) }
      return tabs
    case 2: return content(&random)
    default: return stack(&random)
    }
  }

  private mutating func stack(_ random: inout SplitMix64) -> Part {
    var stack = make(.stack, &random)
    stack.parts = [screen(&random)]
    return stack
  }

  private mutating func screen(_ random: inout SplitMix64) -> Part {
    var screen = content(&random)
    screen.looks.append(make(.title, &random))
    return screen
  }

  /// What fills a screen, or a sheet.
  private mutating func content(_ random: inout SplitMix64) -> Part {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: return list(&random)
    case 2:
      var scroll = make(.scroll, &random)
      scroll.isOn = false
      scroll.parts = views(2...5, Place(depth: 3, isInScroll: true), &random)
      return scroll
    default:
      var column = make(.column, &random)
      column.parts = views(2...5, Place(depth: 3), &random)
      return column
    }
  }

  private mutating func list(_ random: inout SplitMix64) -> Part {
    var list = make(random.oneIn(3) ? .form : .list, &random)
    list.parts = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      random.oneIn(3) ? section(&random) : row(&random)
    }
    return list
  }

  private mutating func section(_ random: inout SplitMix64) -> Part {
    var section = make(.section, &random)
    section.parts = (0..<Int.random(in: 0...3, using: &random)).map { _ in row(&random) }
    return section
  }

  private mutating func row(_ random: inout SplitMix64) -> Part {
    let place = Place(depth: 2, isInList: true)
    guard random.oneIn(5) else { return view(place, &random) }
    var link = make(.navigationLink, &random)
    link.parts = views(1...2, Place(depth: 1, isInList: true), &random)
    return link
  }

  private mutating func views(
    _ count: ClosedRange<Int>, _ place: Place, _ random: inout SplitMix64
  ) -> [Part] {
    (0..<Int.random(in: count, using: &random)).map { _ in view(place, &random) }
  }

  private mutating func view(_ place: Place, _ random: inout SplitMix64) -> Part {
    var part =
      place.depth > 0 && random.oneIn(2)
      ? container(place, &random) : make(random.pick(Part.Kind.leaves), &random)
    if random.oneIn(3) { part.wrapping = random.pick(Part.Wrapping.allCases) }
    while random.oneIn(3) { part.looks.append(look(place, &random)) }
    if random.oneIn(12) { part.isShown = false }
    return part
  }

  private mutating func container(_ place: Place, _ random: inout SplitMix64) -> Part {
    var kind = random.pick(Part.Kind.containers)
    if kind == .scroll, place.isInScroll || place.isInList { kind = .row }
    var part = make(kind, &random)
    part.parts = inside(kind, place, 1...4, &random)
    return part
  }

  /// Views that may stand in a container of a kind.
  private mutating func inside(
    _ kind: Part.Kind, _ place: Place, _ count: ClosedRange<Int>, _ random: inout SplitMix64
  ) -> [Part] {
    var place = place
    place.depth = max(0, place.depth - 1)
    switch kind {
    case .list, .form:
      return (0..<count.lowerBound).map { _ in random.oneIn(3) ? section(&random) : row(&random) }
    case .section: return (0..<count.lowerBound).map { _ in row(&random) }
    case .stack: return [screen(&random)]
    case .tabs: return [content(&random)]
    case .grid:
      return (0..<Int.random(in: count, using: &random)).map { _ in
        guard !random.oneIn(4) else { return make(.text, &random) }
        var row = make(.gridRow, &random)
        row.parts = views(1...3, Place(depth: 0), &random)
        return row
      }
    case .menu, .context, .swipes, .toolbar, .alert, .question:
      let isMenu = kind == .menu || kind == .context
      let kinds: [Part.Kind] = isMenu ? [.button, .button, .menuPicker, .toggle] : [.button]
      return (0..<Int.random(in: 1...3, using: &random)).map { _ in
        make(random.pick(kinds), &random)
      }
    case .sheet, .cover, .popover: return [random.oneIn(2) ? stack(&random) : content(&random)]
    case .scroll: place.isInScroll = true
    default: break
    }
    return views(count, place, &random)
  }

  private mutating func look(_ place: Place, _ random: inout SplitMix64) -> Part {
    guard random.oneIn(4) else { return make(random.pick(Part.Kind.values), &random) }
    let kind = random.pick(Part.Kind.decorations)
    var look = make(kind, &random)
    look.parts = inside(kind, Place(depth: 1, isInScroll: place.isInScroll), 1...1, &random)
    return look
  }
}

// MARK: Changing

extension Shown {
  private mutating func apply(_ number: Int) {
    var random = SplitMix64(seed: (seed &* 0x9E37 &+ 5) ^ (UInt64(number) &* 0xD1B5_4A32_D192_ED03))
    for _ in 0...(random.oneIn(4) ? 2 : 0) { change(&random) }
    root.settlePresentations()
  }

  private mutating func change(_ random: inout SplitMix64) {
    let all = root.all
    switch Int.random(in: 0..<40, using: &random) {
    case 0:
      size = Int.random(in: 0..<12, using: &random)
      changes.append("type size \(size)")
    case 1:
      scheme = Int.random(in: 0..<3, using: &random)
      changes.append("scheme \(scheme)")
    case 2:
      isMirrored.toggle()
      changes.append("direction")
    case 3...6:
      let presentations = all.filter { Part.Kind.presentations.contains($0.kind) }
      guard !presentations.isEmpty else { return change(&random) }
      let shown = presentations.filter(\.isOn)
      let part = random.pick(random.oneIn(2) && !shown.isEmpty ? shown : presentations)
      edit(part, "shows or not") { $0.isOn.toggle() }
    case 7...9:
      let places = all.filter { $0.kind == .stack || $0.kind == .tabs }
      guard !places.isEmpty else { return change(&random) }
      navigate(random.pick(places), &random)
    case 10...15: move(random.pick(all), all, &random)
    default: change(random.pick(all), &random)
    }
  }

  private mutating func edit(_ part: Part, _ words: String, _ body: (inout Part) -> Void) {
    root.change(part.id, body)
    changes.append("\(part.kind) \(part.id): \(words)")
  }

  private mutating func navigate(_ part: Part, _ random: inout SplitMix64) {
    if part.kind == .tabs {
      let number = Int.random(in: 0..<60, using: &random)
      edit(part, "selects \(number % max(1, part.parts.count))") { $0.number = number }
    } else if part.parts.count > 1, random.oneIn(2) {
      let left = random.oneIn(3) ? 1 : part.parts.count - 1
      edit(part, "pops to \(left)") { $0.parts.removeLast($0.parts.count - left) }
    } else {
      let screen = screen(&random)
      edit(part, "pushes \(screen.id)") { $0.parts.append(screen) }
    }
  }

  /// Changes what a container holds.
  private mutating func move(_ part: Part, _ all: [Part], _ random: inout SplitMix64) {
    // The screens of a stack come and go at its end, and rows of a grid have cells.
    guard part.kind != .stack, Part.Kind.containers.contains(part.kind) || !part.parts.isEmpty
    else { return change(&random) }
    let count = part.parts.count
    let isOnlyOne = Part.Kind.decorations.contains(part.kind) || part.kind == .tabs
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where count > 1:
      let from = Int.random(in: 0..<count, using: &random)
      let to = Int.random(in: 0..<count, using: &random)
      edit(part, "moves \(part.parts[from].id) from \(from) to \(to)") {
        $0.parts.insert($0.parts.remove(at: from), at: to)
      }
    case 1 where count > (isOnlyOne ? 1 : 0):
      let index = Int.random(in: 0..<count, using: &random)
      edit(part, "loses \(part.parts[index].id)") { $0.parts.remove(at: index) }
    default:
      guard count < 8, !isOnlyOne || part.kind == .toolbar else { return change(&random) }
      let isInList = all.contains { list in
        [.list, .form].contains(list.kind) && list.all.contains { $0.id == part.id }
      }
      let place = Place(depth: 2, isInList: isInList, isInScroll: true)
      let new = inside(part.kind, place, 1...1, &random)
      let index = Int.random(in: 0...count, using: &random)
      edit(part, "gets \(new.map { "\($0.kind) \($0.id)" }) at \(index)") {
        $0.parts.insert(contentsOf: new, at: index)
      }
    }
  }

  private mutating func change(_ part: Part, _ random: inout SplitMix64) {
    let isOwn = part.kind == .ownField || part.kind == .ownToggle
    switch Int.random(in: 0..<20, using: &random) {
    case 0...3 where !isOwn:
      let word = Self.word(&random)
      edit(part, "says “\(word)”") { $0.words = word }
    case 4...7:
      let number = Int.random(in: 0..<(part.kind == .count ? 200 : 60), using: &random)
      edit(part, "number \(number)") { $0.number = number }
    case 8, 9:
      let style = Int.random(in: 0..<12, using: &random)
      edit(part, "style \(style)") { $0.style = style }
    case 10...11 where !Part.Kind.presentations.contains(part.kind):
      edit(part, "on or off") { $0.isOn.toggle() }
    case 12 where part.id != root.id: edit(part, "shown or not") { $0.isShown.toggle() }
    case 13: edit(part, "another generation") { $0.generation += 1 }
    case 14:
      let wrapping = random.pick(Part.Wrapping.allCases)
      edit(part, "in \(wrapping)") { $0.wrapping = wrapping }
    case 15:
      let look = look(Place(depth: 1, isInScroll: true), &random)
      let index = Int.random(in: 0...part.looks.count, using: &random)
      edit(part, "gets \(look.kind) \(look.id) at \(index)") { $0.looks.insert(look, at: index) }
    case 16 where !part.looks.isEmpty:
      let index = Int.random(in: 0..<part.looks.count, using: &random)
      edit(part, "loses \(part.looks[index].kind)") { $0.looks.remove(at: index) }
    case 17...19:
      let groups = [Part.Kind.leaves, Part.Kind.containers, Part.Kind.values]
      guard let likes = groups.first(where: { $0.contains(part.kind) }), part.id != root.id else {
        return change(&random)
      }
      let kind = random.pick(likes)
      // A menu and a grid hold other views than containers do, and a list stands in no list.
      let special: Set<Part.Kind> = [.menu, .grid, .scroll, .ownField, .ownToggle]
      guard !special.contains(kind), !special.contains(part.kind) else { return change(&random) }
      edit(part, "becomes \(kind)") { $0.kind = kind }
    default: change(&random)
    }
  }
}
