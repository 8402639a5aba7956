import MeerkatJourney
import PropertySupport

/// Random directions between few destinations, so that they meet again and again.
enum RandomDirections {
  static let styles: [NavigationStyle] = [
    .push, .push, .push, .push, .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog,
    .sheet(detents: [.medium, .fraction(0.3)]),
  ]

  static func list(upTo length: Int) -> (inout SplitMix64) -> [Direction<Int>] {
    { random in
      (0..<Int.random(in: 1...length, using: &random)).map { _ in one(&random) }
    }
  }

  static func one(_ random: inout SplitMix64) -> Direction<Int> {
    let destination = Int.random(in: 0...4, using: &random)
    switch Int.random(in: 0..<18, using: &random) {
    case 0..<8: return .forward(to: destination, style: random.pick(styles))
    case 8..<11: return .back
    case 11: return .backToRoot
    case 12: return .backTo(destination)
    case 13: return .backFrom(destination)
    case 14: return .close
    case 15: return .closeAll
    case 16:
      return .replaceTop(with: destination, style: random.oneIn(2) ? random.pick(styles) : nil)
    default: return .replaceAll(with: journey(&random))
    }
  }

  static func journey(_ random: inout SplitMix64) -> Journey<Int> {
    var journey = Journey(Int.random(in: 0...1, using: &random))
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let direction = Direction.forward(
        to: Int.random(in: 0...4, using: &random), style: random.pick(styles))
      _ = try? journey.go(direction)
    }
    return journey
  }
}
