import MeerkatJourney
import PropertySupport
import Testing

/// What a person does with a split: goes somewhere on a wide or a narrow host, or shows details.
enum SplitAct: CustomStringConvertible {
  case narrow(Direction<Int>)
  case wide(Direction<Int>, Split<Int>.Column)
  case show(Int)

  var description: String {
    switch self {
    case .narrow(let direction): "narrow: \(direction)"
    case .wide(let direction, let column): "wide, in the \(column): \(direction)"
    case .show(let destination): "show \(destination)"
    }
  }

  static func list(_ random: inout SplitMix64) -> [SplitAct] {
    (0..<Int.random(in: 1...15, using: &random)).map { _ in
      switch Int.random(in: 0..<6, using: &random) {
      case 0..<3: .narrow(RandomDirections.one(&random))
      case 3, 4: .wide(RandomDirections.one(&random), random.pick([.sidebar, .detail]))
      default: .show(Int.random(in: 0...4, using: &random))
      }
    }
  }
}

struct SplitPropertyTests {
  /// Follows an act; answers with what is wrong, if anything is.
  private func follow(_ act: SplitAct, _ split: inout Split<Int>) -> String? {
    let before = split
    switch act {
    case .show(let destination): split.showDetail(destination)
    case .wide(let direction, let column):
      do { try split.go(direction, in: column) } catch {
        return split == before ? nil : "A refused direction changed \(before) to \(split)"
      }
    case .narrow(let direction):
      var one = split.collapsed
      let canGoBack = split.canGoBack(isCollapsed: true)
      do {
        let change = try split.go(direction, isCollapsed: true)
        guard let changeOfOne = try? one.go(direction) else { return "The stack refuses" }
        if change != changeOfOne { return "\(change) instead of \(changeOfOne)" }
        if split.collapsed != one { return "\(split) is not \(one)" }
        if direction == .back, !canGoBack { return "Back was not possible" }
      } catch {
        if split != before { return "A refused direction changed \(before) to \(split)" }
        if direction == .back, canGoBack { return "Back was possible" }
        if (try? one.go(direction)) != nil { return "The stack does not refuse" }
      }
    }
    return split.sidebar.presentation != nil && split.detail?.presentation != nil
      ? "Both columns present: \(split)" : nil
  }

  @Test func theColumnsAndTheOneStackAgreeWhereverOneGoes() {
    expectHolds(
      check(
        "the columns and the one stack agree", count: 2_000, generate: SplitAct.list
      ) { acts in
        var split = Split(sidebar: 0)
        return acts.lazy.compactMap { follow($0, &split) }.first
      })
  }

  @Test func goingThereAndBackOnANarrowHostLosesNothing() {
    expectHolds(
      check("there and back loses nothing", count: 2_000, generate: SplitAct.list) { acts in
        var split = Split(sidebar: 0)
        for act in acts { _ = follow(act, &split) }
        var other = split
        guard (try? other.go(.forward(to: 9), isCollapsed: true)) != nil else { return nil }
        _ = try? other.go(.back, isCollapsed: true)
        let ids = (other.sidebar.steps + (other.detail?.steps ?? [])).map(\.id)
        let idsBefore = (split.sidebar.steps + (split.detail?.steps ?? [])).map(\.id)
        return other == split && ids == idsBefore ? nil : "\(other) instead of \(split)"
      })
  }
}
