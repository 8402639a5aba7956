import MeerkatUI

/// Keeps the flow that a view was first given, for as long as the view is on screen.
@MainActor
final class FlowKeeper<Shown: Flow> {
  private var kept: Shown?

  nonisolated init() {}

  func flow(_ make: () -> Shown) -> Shown {
    if let kept { return kept }
    let flow = make()
    kept = flow
    flow.placement.hosts += 1
    return flow
  }

  // Whoever waits in the flow for an outcome keeps it alive, and nobody can give one any more.
  isolated deinit {
    kept?.leaveHost()
  }
}
