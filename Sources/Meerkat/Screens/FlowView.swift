import MeerkatJourney
public import MeerkatUI

/// Shows a flow: its root in a stack, and its presentations, each with a stack of its own.
///
/// ```swift
/// WindowGroup { FlowView(CourseFlow()) }
/// ```
///
/// As the screen of a destination, the view places the flow in another one. The flow then continues
/// the stack around it, and going back at its root leaves it:
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
/// When the user goes back or closes something on screen, the flow's journey follows. The state of
/// a screen lives as long as its step.
///
/// The view keeps the flow that it was first given for as long as its step, and doesn't evaluate
/// the argument again; to show another flow, go to another destination. At the root of a window
/// there is no step, so the flow is kept for as long as the view is on screen with the same `id`.
public struct FlowView<Shown: Flow>: View {
  private let content: PlacedFlow<Shown>

  /// Creates a view that shows a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow; not evaluated if the step has one already.
  ///   - didFinish: Called with the outcome, after the flow's steps have gone.
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
/// there is no way back from it, and the flow returns to it when it finishes.
public struct EmbeddedFlowView<Shown: Flow>: View {
  private let content: PlacedFlow<Shown>

  /// Creates a view that shows a flow as a part of a screen.
  ///
  /// - Parameters:
  ///   - flow: The flow; not evaluated if the step has one already.
  ///   - didFinish: Called with the outcome, after the flow has returned to its root.
  public init(
    _ flow: @autoclosure () -> Shown, didFinish: ((Shown.Outcome) -> Void)? = nil
  ) {
    content = PlacedFlow(isWhole: false, make: flow, didFinish: didFinish)
  }

  public var body: some View { content }
}
