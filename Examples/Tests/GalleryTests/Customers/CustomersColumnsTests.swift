import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// The list and a customer side by side.
@MainActor
struct CustomersColumnsTests {
  let flow: CustomersFlow

  init() throws {
    let customers = try CustomerFile.readFew()
    flow = CustomersFlow(readCustomers: { customers })
  }

  var chosen: ChosenCustomerFlow? { flow.child(ChosenCustomerFlow.self) }

  @Test func onAWideWindowASelectionIsShownBesideTheList() throws {
    let app = try Driver(FlowView(flow), width: 80)
    try app.tap("In columns")
    #expect(
      app.topText == """
        [Close]  All customers  │
        ────────────────────────│
          ⌕ [Search customer…]  │
                                │
         3 customers            │                           ⚇
          Ada Lovelace          │
          London             ›  │                  No customer selected
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌  │
          Émile Zola            │            Choose a customer from the list.
          Paris              ›  │
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌  │
          Jørn Utzon            │
          Sydney             ›  │
        """)
    try app.tap("Émile Zola")
    #expect(
      app.topText == """
        [Close]  All customers  │                      Émile Zola
        ────────────────────────│───────────────────────────────────────────────────────
          ⌕ [Search customer…]  │
                                │                           ⚇
         3 customers            │                       Émile Zola
          Ada Lovelace          │
          London             ›  │
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌  │  ▥ Company
          Émile Zola            │    Letters
          Paris              ›  │  ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌  │  ⚲ City
          Jørn Utzon            │    Paris
          Sydney             ›  │  ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
                                │  ✉ Email
                                │    emile@example.com
        """)
    #expect(flow.journey == Journey(.room, [.fullScreenCover(.columns)]))
    #expect(chosen?.journey == Journey(.customer(2)))
    try app.tap("Ada Lovelace")
    #expect(chosen?.journey == Journey(.customer(1)))
  }

  @Test func onANarrowWindowTheyAreOneStack() throws {
    let app = try Driver(FlowView(flow), width: 40)
    try app.tap("In columns")
    #expect(!app.exists("No customer selected"))
    try app.tap("Émile Zola")
    #expect(app.exists(.header("Émile Zola")))
    try app.back()
    #expect(app.exists(.header("All customers")))
    #expect(chosen?.customer == nil)
  }

  @Test func whatWasSearchedForStays() throws {
    let app = try Driver(FlowView(flow), width: 80)
    try app.tap("In columns")
    try app.type("zola", into: "Search customers")
    try app.tap("Émile Zola")
    #expect(try app.element(.textField("Search customers")).value == "zola")
  }

  @Test func theyAreClosedByTheirButton() throws {
    let app = try Driver(FlowView(flow), width: 80)
    try app.tap("In columns")
    try app.tap("Close")
    #expect(flow.journey == Journey(.room))
  }

  @Test(
    "Every place has a link",
    arguments: [
      "/customers", "/customers/all", "/customers/3", "/customers/columns", "/customers/columns/2",
    ])
  func links(link: String) throws {
    let customers = try CustomerFile.readFew()
    let gallery = GalleryFlow(readCustomers: { customers })
    _ = try gallery.open(link).get()
    #expect(gallery.link == link)
    let later = GalleryFlow(readCustomers: { customers })
    #expect(try later.restore(from: gallery.archive()).get().isEmpty)
    #expect(later.link == link)
  }

  @Test func aLinkToACustomerBesideTheListShowsThem() throws {
    let customers = try CustomerFile.readFew()
    let gallery = GalleryFlow(readCustomers: { customers })
    let app = try Driver(FlowView(gallery), width: 80)
    _ = try gallery.open("/customers/columns/3").get()
    #expect(app.exists(.header("Jørn Utzon")))
    #expect(app.exists(.header("All customers")))
  }
}
