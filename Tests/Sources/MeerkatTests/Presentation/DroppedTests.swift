import Meerkat
import MeerkatTesting
import MeerkatViews
import Testing

/// The system drops what is presented while something else comes or goes, and tells nobody.
@MainActor
struct DroppedTests {
  /// A flow whose screen presents a sheet of its own.
  @Observable
  final class Inbox: Flow {
    enum Place: Hashable { case list, letter }
    let navigator = Navigator<Place>(root: .list)
    var isHelpShown = false
    var permission = Permission<Place>.allow
    private(set) var causes: [NavigationCause] = []

    func screen(for place: Place) -> some View {
      @Bindable var flow = self
      switch place {
      case .list:
        Text("inbox").sheet(isPresented: $flow.isHelpShown) { Text("help") }
      case .letter: Text("letter")
      }
    }

    func shouldLeave(_ place: Place) -> Permission<Place> { permission }

    func didDismiss(_ place: Place, cause: NavigationCause) { causes.append(cause) }
  }

  let inbox = Inbox()
  let app: Driver

  init() throws {
    app = try Driver(
      FlowView(inbox).environment(\.presentationPatience, .milliseconds(20))
        .environment(\.scenePhase, .active))
    app.runtime.transitionsTakeTime = true
    app.runtime.whims = .drops
  }

  /// The help is closing while the flow presents the letter.
  private func presentWhileSomethingGoes() {
    inbox.isHelpShown = true
    _ = app.elements
    inbox.isHelpShown = false
    _ = app.elements
    inbox.present(.letter)
    _ = app.elements
  }

  @Test func whatIsDroppedIsAskedForAgain() async throws {
    presentWhileSomethingGoes()
    #expect(!app.exists("letter"))
    app.runtime.endTransitions()
    #expect(!app.exists("letter"))
    try await app.waitUntil { app.exists("letter") }
    #expect(inbox.journey == Journey(.list, [.sheet(.letter)]))
  }

  @Test func whatNeverComesLeavesTheJourney() async throws {
    presentWhileSomethingGoes()
    try await app.waitUntil { inbox.journey.isAtRoot }
    #expect(inbox.causes == [.system])
  }

  @Test func noGuardKeepsWhatNobodySees() async throws {
    inbox.permission = .refuse
    presentWhileSomethingGoes()
    try await app.waitUntil { inbox.journey.isAtRoot }
    #expect(inbox.causes == [.system])
  }

  @Test func whereNobodyLooksNothingIsGivenUp() async throws {
    let inbox = Inbox()
    let app = try Driver(
      FlowView(inbox).environment(\.presentationPatience, .zero)
        .environment(\.scenePhase, .background))
    app.runtime.transitionsTakeTime = true
    app.runtime.whims = .drops
    inbox.isHelpShown = true
    _ = app.elements
    inbox.isHelpShown = false
    _ = app.elements
    inbox.present(.letter)
    _ = app.elements
    for _ in 0..<50 { await Task.yield() }
    #expect(inbox.journey == Journey(.list, [.sheet(.letter)]))
  }
}
