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
/// In ``Flow/screen(for:)``, the view keeps the flow that it was first given for as long as the step
/// shows the view, and doesn't evaluate the argument again; to show another flow, go to another
/// destination. Several views in one screen are told apart by where they stand in the source.
///
/// Everywhere else, as at the root of a window, in a `ForEach` or in the body of another view, the
/// flow is kept for as long as the view is on screen with the same identity. There the argument is
/// like the initial value of a `State`: it is evaluated as often as the code around it, and only the
/// first flow is used. If that costs something, keep the flow in a property and pass that.
public struct FlowView<Shown: Flow>: View {
  private let content: PlacedFlow<Shown>

  /// Creates a view that shows a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow; in the screen of another one not evaluated if the view has one already.
  ///   - didFinish: Called with the outcome, after the flow's steps have gone.
  ///   - fileID: The file in which the view stands.
  ///   - line: The line in which the view stands.
  ///   - column: The column in which the view stands.
  public init(
    _ flow: @autoclosure () -> Shown, didFinish: ((Shown.Outcome) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = PlacedFlow(
      isWhole: true, at: SourcePosition(fileID: fileID, line: line, column: column), make: flow,
      didFinish: didFinish)
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
  ///   - flow: The flow; in the screen of another one not evaluated if the view has one already.
  ///   - didFinish: Called with the outcome, after the flow has returned to its root.
  ///   - fileID: The file in which the view stands.
  ///   - line: The line in which the view stands.
  ///   - column: The column in which the view stands.
  public init(
    _ flow: @autoclosure () -> Shown, didFinish: ((Shown.Outcome) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = PlacedFlow(
      isWhole: false, at: SourcePosition(fileID: fileID, line: line, column: column), make: flow,
      didFinish: didFinish)
  }

  public var body: some View { content }
}
