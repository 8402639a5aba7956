import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

@MainActor
struct CustomerSearchTests {
  let app: Driver

  init() throws {
    let customers = try CustomerFile.readFew()
    app = try Driver(FlowView(GalleryFlow(readCustomers: { customers })), width: 40)
    try app.tap("Customers")
    try app.tap("Pushed")
  }

  @Test func whatIsTypedNarrowsTheList() throws {
    try app.type("JORN", into: "Search customers")
    #expect(
      app.screenText == """
        ‹ Customers  All customers
        ────────────────────────────────────────
          ⌕ [JORN____________________________]

         1 of 3 customers
          Jørn Utzon
          Sydney                             ›
        """)
    try app.clear("Search customers")
    #expect(app.exists(.header("3 customers")))
  }

  @Test func whereNobodyIsFoundTheListSaysSo() throws {
    try app.type("nobody", into: "Search customers")
    #expect(
      app.screenText == """
        ‹ Customers  All customers
        ────────────────────────────────────────
          ⌕ [nobody__________________________]

         No customers found
        """)
  }

  @Test func whatIsFoundCanBeOpened() throws {
    try app.type("zola", into: "Search customers")
    try app.tap("Émile Zola")
    #expect(app.exists(.header("Émile Zola")))
    try app.back()
    #expect(try app.element(.textField("Search customers")).value == "zola")
    #expect(app.exists(.header("1 of 3 customers")))
  }

  @Test func twoListsOnOnePageAreSearchedApart() throws {
    try app.back()
    try app.type("ada", into: .textField("Search customers").at(0))
    #expect(
      app.elements.filter { $0.role == .header }.map(\.label) == [
        "Customers", "With an action", "1 of 3 customers", "Without an action", "3 customers",
      ])
  }

  @Test(
    "A thousand customers are searched",
    arguments: [
      ("sean jack", "1 of 1,000 customers", "Seán \"Jack\" O'Neill"),
      ("king, jr", "1 of 1,000 customers", "Martin King, Jr."),
    ])
  func bundled(search: String, summary: String, name: String) throws {
    let app = try Driver(FlowView(GalleryFlow()))
    try app.tap("Customers")
    try app.tap("Pushed")
    #expect(app.exists(.header("1,000 customers")))
    try app.type(search, into: "Search customers")
    #expect(app.exists(.header(summary)))
    #expect(app.elements.filter { $0.role == .row }.map(\.label).contains { $0.hasPrefix(name) })
  }
}
