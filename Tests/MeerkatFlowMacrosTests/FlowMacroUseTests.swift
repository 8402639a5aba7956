import MeerkatFlowMacros
import MeerkatTesting
import Synchronization
import Testing

/// `@Flow`, for real.
@MainActor
struct FlowMacroUseTests {
  @Test func theFlowIsShownAndGoesOn() throws {
    let flow = TodosFlow()
    let app = try Driver(FlowView(flow))
    try app.tap("First")
    #expect(app.exists("Todo 1"))
    #expect(flow.journey == [.root(.list), .push(.details(id: 1, filter: nil))])
    flow.back()
    #expect(app.exists("Todos"))
  }

  @Test func aChangeOfTheFlowIsSeenOnScreen() throws {
    let flow = TodosFlow()
    let app = try Driver(FlowView(flow))
    flow.rename("Tasks")
    #expect(app.exists("Tasks"))
  }

  /// Whether a change is told to who has read what a closure reads.
  private func isTold(_ read: () -> Void, of change: () -> Void) -> Bool {
    let told = Told()
    withObservationTracking(read) { told.isTold.withLock { $0 = true } }
    change()
    return told.isTold.withLock(\.self)
  }

  @Test func whatIsStoredIsObservedAndWhatIsIgnoredIsNot() {
    let flow = TodosFlow()
    #expect(isTold({ _ = flow.title }, of: { flow.title = "Tasks" }))
    #expect(isTold({ _ = flow.journey }, of: { flow.go(.forward(to: .hint)) }))
    #expect(isTold({ _ = flow.renamings }, of: { flow.rename("Notes") }))
    #expect(!isTold({ _ = flow.secret }, of: { flow.secret = "known" }))
    #expect(!isTold({ _ = flow.shout }, of: { flow.shout = "NOTES" }))
  }

  @Test func anEqualValueIsNoChange() {
    let flow = TodosFlow()
    #expect(!isTold({ _ = flow.title }, of: { flow.title = "Todos" }))
  }

  @Test func anInitialiserOfItsOwnIsKept() {
    #expect(TodosFlow(owner: "Grace").owner == "Grace")
  }

  @Test func aScreenThatReturnsIsShown() throws {
    #expect(try Driver(FlowView(HelpFlow())).exists("Help"))
  }
}
