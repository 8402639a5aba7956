import MeerkatDeeds
import MeerkatTesting
import MeerkatUI
import MeerkatViews

/// Puts a screen into each kind of place, presses everything, and sees whether it moved itself.
@MainActor
struct MoveCheck {
  let make: () async throws -> AnyView

  /// How many things of a screen are pressed.
  private static let maxChoices = 40

  /// What moved the screen, a sentence each.
  func findings() async throws -> [String] {
    // A flow may go where it wants, and so may what holds an app's tabs or columns.
    let alone = try Driver(try await make())
    defer { alone.end() }
    if alone.rootFlow != nil || Outline(alone.runtime.window).isHost { return [] }
    var found: [(move: String, placements: [Placement])] = []
    for placement in Placement.allCases {
      for move in try await moves(placement) {
        if let known = found.firstIndex(where: { $0.move == move }) {
          found[known].placements.append(placement)
        } else {
          found.append((move, [placement]))
        }
      }
    }
    return found.map { move, placements in
      let isEverywhere = placements.count == Placement.allCases.count
      return move
        + (isEverywhere ? "." : ": \(placements.map(\.rawValue).joined(separator: ", ")).")
    }
  }

  private func moves(_ placement: Placement) async throws -> [String] {
    let first = try await Mounted(make(), placement)
    defer { first.driver.end() }
    if let move = first.move(from: first.beginning) {
      return ["The screen \(move) when it appears"]
    }
    let before = first.outline
    var moves: [String] = []
    for choice in first.choices.prefix(Self.maxChoices) {
      let mounted = try await Mounted(make(), placement)
      defer { mounted.driver.end() }
      guard let deed = Choices(mounted.elements).deed(for: choice.id, typing: nil),
        (try? mounted.driver.perform(deed)) != nil
      else { continue }
      _ = await mounted.driver.comesToRest(within: 100)
      if let move = mounted.move(from: before) { moves.append("“\(deed)” \(move)") }
    }
    return moves
  }
}

/// A screen in a place.
@MainActor
private struct Mounted {
  let driver: Driver
  let place = ScreenPlace()
  /// How it was before anything could happen.
  let beginning: Outline

  init(_ screen: AnyView, _ placement: Placement) async throws {
    driver = try Driver(
      PlacedScreen(screen: screen, placement: placement, place: place), width: 60, rowsAtOnce: 12)
    _ = driver.elements
    beginning = Outline(driver.runtime.window)
    _ = await driver.comesToRest(within: 100)
  }

  var elements: [FoundElement] { ScreenReader.read(driver.runtime.window, isTopOnly: true) }

  var outline: Outline { Outline(driver.runtime.window) }

  /// What can be pressed, without what is the parent's: its back button, its sheet and its tabs.
  var choices: [Sight.Choice] {
    Choices(elements).list.filter { choice in
      let isParents = ["back ", "close ", "tap tab "].contains { choice.id.hasPrefix($0) }
      return !isParents && choice.field == nil
    }
  }

  /// How the screen has moved; nil if it hasn't.
  func move(from before: Outline) -> String? {
    if place.isLeft { return "leaves the screen" }
    if outline.covers > before.covers { return "presents another screen" }
    return outline.screens > before.screens ? "pushes another screen" : nil
  }
}

/// How many screens and covers there are.
private struct Outline {
  var screens = 0
  var covers = 0
  var isHost = false
}

extension Outline {
  @MainActor init(_ window: WindowElement) {
    var pending: [Node] = [window]
    while let node = pending.popLast() {
      if node is PresentationElement { covers += 1 }
      if node is TabsElement || node is SplitElement { isHost = true }
      if let stack = node as? NavigationElement { screens += stack.screens.count }
      node.forEachChild { pending.append($0) }
    }
  }
}
