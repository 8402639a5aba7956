public import MeerkatJourney
public import MeerkatUI

/// A view that shows a flow: its root in a stack, and each presentation in a stack of its own.
///
/// ```swift
/// WindowGroup { FlowView(CourseFlow()) }
/// ```
///
/// As the screen of a destination, the view places its flow in another one. The flow then continues
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
/// In ``Flow/screen(for:)``, the view keeps the first flow it is given for as long as the step
/// shows the view, and doesn't evaluate the argument again; to show another flow, go to another
/// destination. Several views in one screen are distinguished by their positions in the source.
///
/// Everywhere else, such as at the root of a window, in a `ForEach` or in the body of another view,
/// the view keeps one flow for as long as it is on screen with the same identity, like a
/// `StateObject`. The argument is evaluated as often as the code around it, and only the first flow
/// is used: if creating one is expensive or does more, pass a closure, which is called only for that
/// one. To show another flow when a value changes, give the view that value as its identity:
///
/// ```swift
/// FlowView { DetailsFlow(id) }.id(id)
/// ```
public struct FlowView<Shown: Flow>: View {
  private enum Content {
    case placed(PlacedFlow<Shown>)
    case restored(RestoringView<Shown>)
  }

  private let content: Content

  /// Creates a view that shows a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow; in another flow's screen, evaluated only if the view doesn't have one yet.
  ///   - didFinish: Called with the outcome, after the flow's steps have gone.
  ///   - fileID: The file that contains the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ flow: @autoclosure () -> Shown, didFinish: ((Shown.Outcome) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = .placed(
      PlacedFlow(
        isWhole: true, at: SourcePosition(fileID: fileID, line: line, column: column), make: flow,
        didFinish: didFinish))
  }

  /// Creates a view that makes the flow that it shows, once for as long as it has its identity.
  ///
  /// - Parameters:
  ///   - makeFlow: Makes the flow; called only if the view doesn't have one yet.
  ///   - didFinish: Called with the outcome, after the flow's steps have gone.
  ///   - fileID: The file that contains the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ makeFlow: @escaping () -> Shown, didFinish: ((Shown.Outcome) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = .placed(
      PlacedFlow(
        isWhole: true, at: SourcePosition(fileID: fileID, line: line, column: column),
        make: makeFlow, once: makeFlow, didFinish: didFinish))
  }

  /// Creates a view that shows a flow as part of a screen.
  ///
  /// Whatever the flow pushes or presents covers the whole screen. Its root belongs to the screen,
  /// so the user can't go back from it, and the flow returns to it when it finishes.
  ///
  /// - Parameters:
  ///   - flow: The flow; in another flow's screen, evaluated only if the view doesn't have one yet.
  ///   - didFinish: Called with the outcome, after the flow has returned to its root.
  ///   - fileID: The file that contains the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    embedding flow: @autoclosure () -> Shown,
    didFinish: ((Shown.Outcome) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = .placed(
      PlacedFlow(
        isWhole: false, at: SourcePosition(fileID: fileID, line: line, column: column),
        make: flow, didFinish: didFinish))
  }

  /// Creates a view that shows a flow and, after a restart, continues where the user left off.
  ///
  /// ```swift
  /// WindowGroup { FlowView(restoring: "todos", TodosFlow()) }
  /// ```
  ///
  /// The view keeps the flow's archive in the scene's storage. A link that opens the scene takes
  /// precedence: an archive that leads elsewhere is ignored.
  ///
  /// - Parameters:
  ///   - key: The name under which the archive is saved.
  ///   - flow: The flow in its initial state; evaluated only if the view doesn't have one yet.
  ///   - didRestore: Receives the parts that couldn't be restored, for logging.
  public init(
    restoring key: String, _ flow: @autoclosure @escaping () -> Shown,
    didRestore: @escaping (Result<[RestorationLoss], ArchiveError>) -> Void = { _ in }
  ) where Shown.Destination: Codable {
    content = .restored(
      RestoringView(
        key, flow, archive: { try $0.archive() },
        restore: { archive, flow in
          let result = flow.restore(from: archive)
          didRestore(result)
          return (try? result.get()) != nil
        }))
  }

  public var body: some View {
    switch content {
    case .placed(let view): view
    case .restored(let view): view
    }
  }
}
