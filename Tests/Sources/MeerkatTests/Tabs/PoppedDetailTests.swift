import Meerkat
import MeerkatTesting
import MeerkatViews
import Testing

/// A system may pop what was pushed in a column when the user chooses something in the one before:
/// the flow there follows.
@MainActor
struct PoppedDetailTests {
  @Observable
  final class Mail: Flow {
    enum Place: Hashable { case columns }
    let navigator = Navigator<Place>(root: .columns)
    let letters = Letters()
    var choice: Int?
    var showsDetail = false

    func screen(for place: Place) -> some View {
      @Bindable var flow = self
      return FlowSplit(showsDetail: $flow.showsDetail) {
        List(1..<3, selection: $flow.choice) { Text("folder \($0)") }
      } detail: {
        FlowView(letters)
      }
    }
  }

  final class Letters: Flow {
    enum Place: Hashable { case list, letter }
    let navigator = Navigator<Place>(root: .list)
    var permission = Permission<Place>.allow
    private(set) var causes: [NavigationCause] = []

    func screen(for place: Place) -> some View { Text("\(place)") }
    func shouldLeave(_ place: Place) -> Permission<Place> { permission }
    func didDismiss(_ place: Place, cause: NavigationCause) { causes.append(cause) }
  }

  let mail = Mail()
  let app: Driver

  init() throws {
    app = try Driver(FlowView(mail), width: 80)
    app.runtime.whims = .popsDetail
    mail.letters.push(.letter)
    #expect(app.exists(.text("letter")))
  }

  @Test func theFlowFollows() throws {
    try app.tap("folder 2")
    #expect(app.exists(.text("list")))
    #expect(mail.letters.journey.isAtRoot && mail.letters.causes == [.user])
  }

  @Test func whatAGuardKeepsIsShownAgain() throws {
    mail.letters.permission = .refuse
    try app.tap("folder 2")
    #expect(mail.choice == 2)
    #expect(app.exists(.text("letter")) && mail.letters.causes == [])
    #expect(mail.letters.journey == Journey(.list, [.push(.letter)]))
  }
}
