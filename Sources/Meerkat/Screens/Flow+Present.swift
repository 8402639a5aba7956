public import MeerkatJourney
import MeerkatUI

extension Flow {
  /// Presents another flow above everything in this one, and waits for its outcome.
  ///
  /// ```swift
  /// if let device = try await present(DeviceInstallationFlow()) { devices.append(device) }
  /// ```
  ///
  /// A second tap presents nothing: while the same kind of flow, with the same root and in the same
  /// presentation, is on top as it came, the call is refused as `alreadyThere`.
  ///
  /// The waiting task doesn't survive a restart of the app. For a flow that must, use a destination
  /// with a ``FlowView``.
  ///
  /// - Parameters:
  ///   - child: The flow to present, which must not be placed anywhere else.
  ///   - presentation: The presentation: a sheet, a full-screen cover or a popover.
  /// - Returns: The outcome, or nil if the flow was left without one.
  /// - Throws: `CancellationError` if the waiting task is cancelled, which also removes the flow; a
  ///   `Refusal` if the flow couldn't be shown.
  public func present<Child: Flow>(
    _ child: Child, as presentation: Presentation = .sheet
  ) async throws -> Child.Outcome? {
    guard presentation.takesSteps else { throw Refusal.nothingGoesOn(presentation) }
    return try await outcome(of: child, style: .present(presentation))
  }

  /// Pushes another flow onto the stack of this one, and waits for its outcome.
  ///
  /// - Parameter child: The flow to push, which must not be placed anywhere else.
  /// - Returns: The outcome, or nil if the flow was left without one.
  /// - Throws: `CancellationError` if the waiting task is cancelled, which also removes the flow; a
  ///   `Refusal` if the flow couldn't be shown.
  public func push<Child: Flow>(_ child: Child) async throws -> Child.Outcome? {
    try await outcome(of: child, style: .push)
  }

  private func outcome<Child: Flow>(
    of child: Child, style: NavigationStyle
  ) async throws -> Child.Outcome? {
    var outcome: Child.Outcome?
    try await node.present(child, style: style) { outcome = $0 as? Child.Outcome }
    return outcome
  }
}

extension FlowNode {
  /// Puts another flow above everything in this one, and returns when that has gone.
  func present(
    _ child: some Flow, style: NavigationStyle, finish: @escaping @MainActor (Any) -> Void
  ) async throws {
    try await Reply.answer { reply in
      let awaited = AwaitedFlow(child, reply: reply, finish: finish) { AnyView(FlowView(child)) }
      _ = perform(Request(.present(awaited, style)), cause: .flow, reply: reply)
    } withdraw: { [weak self] reply in
      guard let self else { return }
      withdraw(reply)
      tree.queue.run {
        let step = self.steps.first { $0.awaited?.isAwaited(by: reply) == true }
        if let step { self.remove(step, cause: .flow) }
      }
    }
  }
}
