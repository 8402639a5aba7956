import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

@MainActor
struct CustomerProblemTests {
  @Test func whereTheCustomersCannotBeReadTheScreenSaysWhy() throws {
    let flow = GalleryFlow(readCustomers: { CustomerFile.read(nil, named: "few.csv") })
    let app = try Driver(FlowView(flow), width: 44)
    try app.tap("Customers")
    #expect(
      app.screenText == """
        ‹ Meerkat        Customers
        ────────────────────────────────────────────

                              ⚠

                The customers can’t be shown

             The file few.csv is not part of the
                 app. Install the app again.

           [              Try again             ]
        """)
  }

  @Test func tryingAgainReadsThemAgain() throws {
    let customers = try CustomerFile.readFew()
    var results: [Result<CustomerDirectory, CustomerFile.Error>] = [
      .failure(.missing(file: "few.csv")), .failure(.missing(file: "few.csv")), customers,
    ]
    let flow = GalleryFlow(readCustomers: { results.removeFirst() })
    let app = try Driver(FlowView(flow))
    try app.tap("Customers")
    try app.tap("Try again")
    #expect(app.exists(.button("Try again")))
    try app.tap("Try again")
    #expect(!app.exists("Try again"))
    #expect(app.exists(.button("Ada Lovelace")))
    #expect(flow.link == "/customers")
  }
}
