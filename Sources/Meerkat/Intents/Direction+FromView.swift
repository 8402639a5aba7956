import MeerkatJourney

extension Direction {
  /// The same direction in a journey whose root is a view that has no destination.
  func startingAtAView() -> [Direction<Destination?>] {
    switch self {
    case .forward(let destination, let style): [.forward(to: destination, style: style)]
    case .back: [.back]
    case .backToRoot: [.backToRoot]
    case .backTo(let destination): [.backTo(destination)]
    case .leave(let destination): [.leave(destination)]
    case .close: [.close]
    case .closeAll: [.closeAll]
    case .replaceTop(let destination, let style): [.replaceTop(with: destination, style: style)]
    case .replaceAll(let journey):
      [.backToRoot] + journey.steps.map { .forward(to: $0.destination, style: $0.style) }
    }
  }
}
