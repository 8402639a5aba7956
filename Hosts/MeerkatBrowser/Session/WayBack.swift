import MeerkatViews

/// The steps that a user can go back in a window: screens of stacks, columns, presentations.
@MainActor
struct WayBack {
  /// What a user can leave, and how; what was opened upon it goes along.
  struct Step {
    let element: Element
    let event: ElementEvent
    /// The columns, if the step is a choice in them.
    var split: SplitElement?
  }

  /// The steps from the topmost one down.
  let steps: [Step]
  /// The title of what a user looks at, if it has one.
  let title: String?

  var count: Int { steps.count }

  /// The columns of which the last step is a choice, if it is one.
  var choice: Int? { steps.first?.split?.id }

  /// Finds the steps.
  ///
  /// - Parameters:
  ///   - window: What the app shows.
  ///   - containers: The stacks of screens, and the columns, in the window.
  init(in window: WindowElement, _ containers: [Element]) {
    let shown = containers.filter { !$0.isInHiddenPage && !$0.isPart }
    let marks = shown.flatMap(\.marks).sorted { $0.lies(under: $1) }
    steps = ([window] + window.presentations).reversed().flatMap { layer in
      marks.filter { $0.layer === layer }.reversed().map(\.step)
        + (layer === window ? [] : [Step(element: layer, event: .close)])
    }
    // What lies above without a title of its own leaves the title of what is below.
    let reachable = shown.filter { $0.isInReach(in: window) }
    let stacks = (reachable.isEmpty ? shown : reachable).compactMap { $0 as? NavigationElement }
      .filter { $0.isInFront && $0.screens.last?.title.isEmpty == false }
    let looked = stacks.filter { !$0.isInOtherColumn }
    // Stacks inside other screens are parts of these.
    title = (looked.isEmpty ? stacks : looked).min { $0.depth < $1.depth }?.screens.last?.title
  }
}

/// A step, and where it lies.
@MainActor
private struct Mark {
  let step: WayBack.Step
  /// The window or the presentation.
  let layer: Element
  /// The columns around and with it, by position, the outermost first.
  let columns: [Int]
  let depth: Int

  /// Whether another step goes before this one: it lies in a later column, or deeper inside.
  func lies(under other: Mark) -> Bool {
    columns == other.columns
      ? depth < other.depth : columns.lexicographicallyPrecedes(other.columns)
  }
}

extension Element {
  /// The steps in a stack or in columns, the lowest first.
  fileprivate var marks: [Mark] {
    switch self {
    case let stack as NavigationElement where !stack.isInLaterColumn:
      let (layer, columns) = (layer, columns)
      return stack.screens.dropFirst().map {
        let step = WayBack.Step(element: $0, event: .back)
        return Mark(step: step, layer: layer, columns: columns, depth: depth)
      }
    case let split as SplitElement where !split.isInLaterColumn:
      let (layer, columns) = (layer, columns)
      return split.columns.prefix(split.compactPosition + 1).dropFirst().compactMap { column in
        guard let screen = column.frontStack?.screens.first else { return nil }
        let step = WayBack.Step(element: screen, event: .back, split: split)
        return Mark(step: step, layer: layer, columns: columns + [column.position], depth: depth)
      }
    default: return []
    }
  }

  /// The columns around the element, by position, the outermost first.
  private var columns: [Int] { outwards.compactMap { ($0 as? ColumnElement)?.position }.reversed() }

  fileprivate var isInHiddenPage: Bool {
    outwards.contains { ($0 as? TabPageElement)?.isSelected == false }
  }

  /// Whether a user looks at another column than the element's.
  fileprivate var isInOtherColumn: Bool {
    outwards.contains { ($0 as? ColumnElement)?.isInSight == false }
  }

  /// Whether the element is in a column to which a user has yet to go.
  fileprivate var isInLaterColumn: Bool {
    outwards.contains { ($0 as? ColumnElement)?.isAhead == true }
  }

  /// Whether the element scrolls with what is around it, and so is only a part of a screen.
  ///
  /// Going back there is nothing to the browser's history.
  fileprivate var isPart: Bool { containers.contains { $0 is ScrollElement || $0 is ListElement } }

  /// The window or the presentation that the element stands in.
  private var layer: Element {
    outwards.first { $0 is PresentationElement || $0.container == nil } ?? self
  }
}
