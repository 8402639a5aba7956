import MeerkatJourney

/// A journey as simple as can be: a list, and for each direction the rule in plain words.
struct JourneyModel: Equatable {
  struct Entry: Equatable {
    var destination: Int
    var style: NavigationStyle
  }

  var entries = [Entry(destination: 0, style: .push)]

  var steps: [Journey<Int>.Step] { entries.map { Journey.Step($0.destination, style: $0.style) } }

  /// Follows a direction, or answers with false and does nothing.
  mutating func go(_ direction: Direction<Int>) -> Bool {
    guard let next = entries(after: direction) else { return false }
    entries = next
    return true
  }

  private func entries(after direction: Direction<Int>) -> [Entry]? {
    let top = entries[entries.count - 1]
    switch direction {
    case .forward(let destination, let style):
      let isAnswered = top.style == .alert || top.style == .confirmationDialog
      return isAnswered ? nil : entries + [Entry(destination: destination, style: style)]
    case .back: return entries.count == 1 ? nil : entries.dropLast()
    case .backToRoot: return [entries[0]]
    case .backTo(let destination):
      return entries.lastIndex { $0.destination == destination }.map { Array(entries[...$0]) }
    case .backFrom(let destination):
      let place = entries.lastIndex { $0.destination == destination }
      return place.flatMap { $0 == 0 ? nil : Array(entries[..<$0]) }
    case .close: return entries.lastIndex { $0.style != .push }.map { Array(entries[..<$0]) }
    case .closeAll: return Array(entries.prefix { $0.style == .push })
    case .replaceTop(let destination, let style):
      let style = style ?? top.style
      if entries.count == 1, style != .push { return nil }
      return entries.dropLast() + [Entry(destination: destination, style: style)]
    case .update(let destination):
      return entries.dropLast() + [Entry(destination: destination, style: top.style)]
    case .replaceAll(let journey):
      return journey.steps.map { Entry(destination: $0.destination, style: $0.style) }
    }
  }
}
