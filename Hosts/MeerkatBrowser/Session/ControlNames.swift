import MeerkatViews

/// Names for controls that are the same in another session that shows the same content.
///
/// A name consists of the path to the control's screen, its kind, its label, and its number among
/// equals.
@MainActor
struct ControlNames {
  private let window: WindowElement
  private var known: [String: Element] = [:]
  private var names: [Int: String] = [:]
  private var visited: Set<Int> = []

  init(window: WindowElement) { self.window = window }

  /// The name of a control that is shown.
  mutating func name(of control: Element) -> String? {
    visit(control.placeAround)
    return names[control.id]
  }

  /// The control with a name, if it is shown.
  mutating func element(_ name: String) -> Element? {
    if visited.isEmpty { visitAll() }
    return known[name]
  }

  private mutating func visitAll() {
    visit(window)
    var places: [Element] = [window]
    while let place = places.popLast() {
      visit(place)
      place.forEachInside { if $0.isPlace { places.append($0) } }
    }
  }

  private mutating func visit(_ place: Element) {
    guard visited.insert(place.id).inserted else { return }
    let way = place.way
    var counts: [String: Int] = [:]
    place.forEachInside { element in
      guard let kind = element.entry?.kind else { return }
      let name = way + kind
      let number = counts[name, default: 0]
      counts[name] = number + 1
      names[element.id] = "\(name)#\(number)"
      known["\(name)#\(number)"] = element
    }
  }
}

extension Element {
  /// Whether the element is a screen, a tab or a presentation, whose controls have names of their own.
  fileprivate var isPlace: Bool {
    self is WindowElement || self is ScreenElement || self is TabPageElement || isPresented
  }

  private var isPresented: Bool {
    (container as? WindowElement)?.presentations.contains { $0 === self } ?? false
  }

  /// A page may stand inside of what says its tag.
  private var tabsAround: TabsElement? { enclosing(TabsElement.self) }

  /// The place in which the element stands.
  var placeAround: Element {
    containers.first { $0.isPlace || $0.container == nil } ?? self
  }

  /// The way to a place: the numbers of all places around it among their like.
  fileprivate var way: String {
    guard let container else { return "" }
    let outer = placeAround.way
    switch self {
    case is ScreenElement:
      let screens = (container as? NavigationElement)?.screens
      return outer + "screen\(screens?.firstIndex { $0 === self } ?? 0)/"
    case is TabPageElement:
      return outer + "tab\(tabsAround?.pages.firstIndex { $0 === self } ?? 0)/"
    default:
      let position = (container as? WindowElement)?.presentations.firstIndex { $0 === self }
      return outer + "presentation\(position ?? 0)/"
    }
  }

  /// Visits all that is inside, the places as well but not what is in them.
  fileprivate func forEachInside(_ visit: (Element) -> Void) {
    for child in children {
      visit(child)
      if !child.isPlace { child.forEachInside(visit) }
    }
  }

  /// What the user enters or chooses here; nil for what is no control.
  var entry: UserEntry? { (self as? VisitableElement)?.userEntry }
}
