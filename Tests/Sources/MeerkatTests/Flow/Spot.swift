import Meerkat
import Testing

/// A place where a flow can be put, with no change to its source.
enum Spot: String, CaseIterable, CustomTestStringConvertible {
  case root, pushed, sheet, cover, popover, part
  case awaitedPush, awaitedSheet, awaitedCover, awaitedPopover

  var testDescription: String { rawValue }

  /// Whether somebody waits for the outcome.
  var isAwaited: Bool {
    switch self {
    case .awaitedPush, .awaitedSheet, .awaitedCover, .awaitedPopover: true
    case .root, .pushed, .sheet, .cover, .popover, .part: false
    }
  }

  /// Whether the flow goes when it finishes, rather than back to its root.
  var goes: Bool { self != .root && self != .part }

  /// Whether a user can close it by a swipe.
  var isClosedByTheUser: Bool {
    switch self {
    case .sheet, .popover, .awaitedSheet, .awaitedPopover: true
    default: false
    }
  }

  /// Whether a user can go back out of it.
  var isLeftByBack: Bool { self == .pushed || self == .awaitedPush }

  @MainActor func makeSquare() async -> Square {
    let square = Square(root: self == .root ? .visit : self == .part ? .partly : .base)
    switch self {
    case .root, .part: break
    case .pushed: square.push(.visit)
    case .sheet: square.present(.visit)
    case .cover: square.present(.visit, as: .fullScreenCover)
    case .popover: square.present(.visit, as: .popover)
    case .awaitedPush: square.start { try await square.push($0) }
    case .awaitedSheet: square.start { try await square.present($0) }
    case .awaitedCover: square.start { try await square.present($0, as: .fullScreenCover) }
    case .awaitedPopover: square.start { try await square.present($0, as: .popover) }
    }
    await turns(until: { square.visit != nil })
    return square
  }
}
