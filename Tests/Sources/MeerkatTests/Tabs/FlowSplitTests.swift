import Meerkat
import MeerkatTesting
import Testing

/// Two columns that each hold a flow, and one stack where there is no room for both.
@MainActor
struct FlowSplitTests {
  @Observable
  final class Main: Flow {
    enum Place: Hashable { case columns, note }

    let navigator = Navigator<Place>(root: .columns)
    var showsDetail = false

    @ViewBuilder func screen(for place: Place) -> some View {
      switch place {
      case .columns:
        @Bindable var flow = self
        FlowSplit(showsDetail: $flow.showsDetail) {
          FlowView(Devices())
        } detail: {
          FlowView(Visit())
        }
      case .note: PlaceScreen(name: "note")
      }
    }
  }

  let main = Main()

  var devices: Devices? { main.flows(at: .columns).lazy.compactMap { $0 as? Devices }.first }
  var visit: Visit? { main.flows(at: .columns).lazy.compactMap { $0 as? Visit }.first }

  @Test func bothColumnsHaveAStackOfTheirOwn() throws {
    let app = try Driver(FlowView(main), width: 80)
    try app.tap("Enter")
    try app.tap("Install")
    #expect(visit?.journey == Journey(.hall, [.push(.room(1))]))
    #expect(devices?.journey == Journey(.list, [.push(.install)]))
    #expect(app.exists(.text("room 1 0")))
    #expect(app.exists(.text("detect 0")))
  }

  @Test func onANarrowHostTheyAreOneStack() throws {
    let app = try Driver(FlowView(main), width: 40)
    try app.tap("Install")
    #expect(app.exists(.header("detect")))
    main.showsDetail = true
    #expect(app.exists(.header("hall")))
    try app.tap("Enter")
    try app.back()
    #expect(app.exists(.header("hall")))
  }

  @Test func openingOutAgainLosesNothing() throws {
    let narrow = try Driver(FlowView(main), width: 40)
    try narrow.tap("Install")
    main.showsDetail = true
    try narrow.tap("Enter")
    let wide = try Driver(FlowView(main), width: 80)
    #expect(wide.exists(.text("detect 0")))
    #expect(wide.exists(.text("room 1 0")))
  }

  @Test(
    "A page that one column presents covers the other, whatever is pushed in it",
    arguments: [true, false], [true, false])
  func covering(isShown: Bool, isDeep: Bool) throws {
    let app = isShown ? try Driver(FlowView(main), width: 80) : nil
    visit?.present(.ticket)
    if isDeep { visit?.push(.room(1)) }
    #expect(devices?.present(.install) == .refused(.covered))
    #expect(devices?.push(.install).change != nil)
    visit?.close()
    #expect(devices?.present(.install).change != nil)
    _ = app?.screenText
  }

  @Test func whatIsPresentedLiesAboveBoth() throws {
    let app = try Driver(FlowView(main), width: 80)
    visit?.present(.ticket)
    #expect(app.exists(.header("ticket")))
    try app.close()
    #expect(app.exists(.text("hall 0")))
    #expect(main.push(.note) == .refused(.nothingIsPushedOnTabs))
  }
}
