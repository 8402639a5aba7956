import MeerkatJourney
public import MeerkatUI

/// Shows a flow: its root with a stack, and its presentations, each with a stack of its own.
///
/// ```swift
/// WindowGroup { FlowView(CourseFlow()) }
/// ```
///
/// As the screen of a destination, it places the flow in another one. The flow then goes on in the
/// stack that it finds itself in, and going back from its root leaves it:
///
/// ```swift
/// func screen(for destination: Destination) -> some View {
///   switch destination {
///   case .course(let id): FlowView(CourseFlow(id)) { self.didFinish($0) }
///   …
///   }
/// }
/// ```
///
/// What the user does on screen, swiping back or closing a sheet, arrives in the flow's journey.
/// The state of a screen lives as long as its step.
///
/// The flow that the view was first given is kept for as long as the step; no other is made for it,
/// so that whoever needs another one goes to another destination. Where there is no step, at the
/// root, it is kept for as long as the view is on screen, or until the view has another `id`.
public struct FlowView<Shown: Flow>: View {
  private let content: PlacedFlow<Shown>

  /// Creates a view that shows a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow; not evaluated where the step has one already.
  ///   - didFinish: Told the outcome, after the flow's steps have gone.
  public init(
    _ flow: @autoclosure () -> Shown, didFinish: ((Shown.Outcome) -> Void)? = nil
  ) {
    content = PlacedFlow(isWhole: true, make: flow, didFinish: didFinish)
  }

  public var body: some View { content }
}

/// Shows a flow as a part of a screen.
///
/// What the flow pushes or presents lies above the whole screen. Its root belongs to the screen, so
/// that there is no way back from it, and the flow returns to it when it finishes.
public struct EmbeddedFlowView<Shown: Flow>: View {
  private let content: PlacedFlow<Shown>

  /// Creates a view that shows a flow as a part of a screen.
  ///
  /// - Parameters:
  ///   - flow: The flow; not evaluated where the step has one already.
  ///   - didFinish: Told the outcome, after the flow has returned to its root.
  public init(
    _ flow: @autoclosure () -> Shown, didFinish: ((Shown.Outcome) -> Void)? = nil
  ) {
    content = PlacedFlow(isWhole: false, make: flow, didFinish: didFinish)
  }

  public var body: some View { content }
}
