import GalleryRooms
import Meerkat
import MeerkatTesting
import Testing

/// One screen in four places: what each parent makes of the same press.
@MainActor
struct PlacesTests {
  let flow = PlacesFlow()

  @Test func theStackGoesBackToItsList() throws {
    let app = try Driver(PushedPlace(office: flow.office))
    #expect(app.exists(.header("Night of the Meerkats")))
    try app.tap("Buy")
    #expect(app.exists(.header("Concert")))
    #expect(app.exists("2 tickets, €48"))
    try app.tap("Tickets")
    #expect(app.exists(.button("Buy")))
  }

  @Test func theTabsShowWhatIsTheirs() throws {
    let app = try Driver(TabPlace(office: flow.office))
    try app.tap("More")
    try app.tap("Buy")
    #expect(!app.exists(.button("Buy")))
    #expect(app.exists("3 tickets, €72"))
  }

  @Test func theEmbeddingPageAddsALine() throws {
    let app = try Driver(EmbeddedPlace(office: flow.office), width: 44)
    try app.tap("Buy")
    #expect(
      app.screenText == """

          The sand is warm, the drums are loud,
          and somebody always stands guard.

          ♪ Saturday, 8 pm

          [−] 2 [+]                            €48

          [Buy]

          ✓ 2 tickets, €48
        """)
  }

  @Test func theSheetIsClosed() throws {
    let app = try Driver(FlowView(flow))
    try app.tap("Tickets in a sheet")
    #expect(flow.journey == Journey(.page, [.sheet(.ticket, detents: [.medium])]))
    try app.tap("Buy")
    #expect(flow.journey == Journey(.page))
    #expect(flow.office.purchases.count == 1)
  }

  @Test func theSheetCanBeClosedWithoutBuying() throws {
    let app = try Driver(FlowView(flow))
    try app.tap("Tickets in a sheet")
    try app.tap("Close")
    #expect(flow.journey == Journey(.page))
    #expect(flow.office.purchases.isEmpty)
  }

  @Test func whatIsPressedInOnePlaceIsSeenInAll() throws {
    let app = try Driver(FlowView(flow), width: 60)
    #expect(app.screenText.split(separator: "€48").count == 4)
    try app.tap(.button("More").at(1))
    #expect(app.screenText.split(separator: "€72").count == 4)
  }

  @Test func theTodosAreLedByTheirPresenterAndNotByTheFlow() throws {
    let app = try Driver(FlowView(flow))
    try app.tap(.button("Call the dentist"))
    #expect(app.exists(.button("Mark as done")))
    #expect(flow.journey == Journey(.page))
    #expect(flow.link == "/")
  }

  @Test func theSheetHasAnAddress() {
    flow.open("sheet")
    #expect(flow.journey == Journey(.page, [.sheet(.ticket, detents: [.medium])]))
  }
}
