public import MeerkatUI

/// Shows a flow: its root with a stack, and its presentations, each with a stack of its own.
///
/// ```swift
/// WindowGroup { FlowView(CourseFlow()) }
/// ```
///
/// What the user does on screen, swiping back or closing a sheet, arrives in the flow's journey.
/// The state of a screen lives as long as its step.
///
/// The view keeps the flow that it was first given for as long as it is on screen, so that the flow
/// can be made where the view is. To show another flow in its place, give the view another `id`.
public struct FlowView<Shown: Flow>: View {
  @State private var flow: Shown

  /// Creates a view that shows a flow.
  public init(_ flow: Shown) {
    _flow = State(initialValue: flow)
  }

  public var body: some View {
    FlowLayer(flow: flow, root: PlacedStep(step: flow.journey.steps[0]))
  }
}
