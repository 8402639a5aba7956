import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

@MainActor
struct CustomersRoomTests {
  let gallery: GalleryFlow
  let flow: CustomersFlow
  let app: Driver

  init() throws {
    let customers = try CustomerFile.readFew()
    gallery = GalleryFlow(readCustomers: { customers })
    app = try Driver(FlowView(gallery), width: 40)
    try app.tap("Customers")
    flow = try #require(gallery.child(CustomersFlow.self))
  }

  @Test func theSameListIsShownWithAndWithoutAnAction() {
    #expect(
      app.screenText == """
        ‹ Meerkat      Customers
        ────────────────────────────────────────

          [Pushed] [In a sheet] [In columns]

          With an action
          ⌕ [Search customers…_______________]

         3 customers
          Ada Lovelace
          London                             ›
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          Émile Zola
          Paris                              ›
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          Jørn Utzon
          Sydney                             ›

          Without an action
          ⌕ [Search customers…_______________]

         3 customers
          Ada Lovelace
          London
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          Émile Zola
          Paris
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          Jørn Utzon
          Sydney
        """)
    #expect(flow.journey == Journey(.room))
  }

  @Test func withAnActionARowIsAButtonThatOpensTheCustomer() throws {
    try app.tap(.button("Émile Zola"))
    #expect(flow.journey == Journey(.room, [.push(.customer(2))]))
    #expect(
      app.screenText == """
        ‹ Customers    Émile Zola
        ────────────────────────────────────────

                            ⚇
                       Émile Zola


          ▥ Company
            Letters
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          ⚲ City
            Paris
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          ✉ Email
            emile@example.com
        """)
    try app.back()
    #expect(flow.journey == Journey(.room))
  }

  @Test func withoutAnActionThereIsNothingToPress() throws {
    let names = app.elements.filter { $0.label.contains("Émile Zola") }.map(\.role)
    #expect(names == [.row, .button, .row, .text])
    #expect(throws: Driver.Error.self) { try app.tap(.text("Émile Zola")) }
    #expect(flow.journey == Journey(.room))
  }

  @Test func theListIsPushed() throws {
    try app.tap("Pushed")
    #expect(
      app.screenText == """
        ‹ Customers  All customers
        ────────────────────────────────────────
          ⌕ [Search customers…_______________]

         3 customers
          Ada Lovelace
          London                             ›
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          Émile Zola
          Paris                              ›
          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
          Jørn Utzon
          Sydney                             ›
        """)
    try app.tap("Ada Lovelace")
    #expect(
      flow.journey == Journey(.room, [.push(.list), .push(.customer(1))]))
    try app.back()
    try app.back()
    #expect(flow.journey == Journey(.room))
  }

  @Test func theListIsShownInASheetWithAStackOfItsOwn() throws {
    try app.tap("In a sheet")
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────╮
        │ [Close]    All customers             │
        │ ──────────────────────────────────── │
        │   ⌕ [Search customers…___________]   │
        │                                      │
        │  3 customers                         │
        │   Ada Lovelace                       │
        │   London                         ›   │
        │   ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌   │
        │   Émile Zola                         │
        │   Paris                          ›   │
        │   ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌   │
        │   Jørn Utzon                         │
        │   Sydney                         ›   │
        ╰──────────────────────────────────────╯
        """)
    try app.tap("Ada Lovelace")
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────────────╮
        │ ‹ All customers  Ada Lovelace        │
        │ ──────────────────────────────────── │
        │                                      │
        │                   ⚇                  │
        │             Ada Lovelace             │
        │                                      │
        │                                      │
        │   ▥ Company                          │
        │     Engines                          │
        │   ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌   │
        │   ⚲ City                             │
        │     London                           │
        │   ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌   │
        │   ✉ Email                            │
        │     ada@example.com                  │
        ╰──────────────────────────────────────╯
        """)
    #expect(
      flow.journey == Journey(.room, [.sheet(.list), .push(.customer(1))]))
    try app.back()
    #expect(flow.journey == Journey(.room, [.sheet(.list)]))
  }

  @Test func theSheetIsClosedByItsButtonAndByTheUser() throws {
    try app.tap("In a sheet")
    try app.tap("Close")
    #expect(flow.journey == Journey(.room))
    try app.tap("In a sheet")
    try app.tap("Ada Lovelace")
    try app.close()
    #expect(flow.journey == Journey(.room))
    #expect(app.exists(.button("In a sheet")))
  }

  @Test func aSecondTapOnARowDoesNotOpenASecondScreen() throws {
    try app.tap(.button("Émile Zola"))
    let error = #expect(throws: Driver.Error.self) { try app.tap(.button("Émile Zola")) }
    guard case .covered = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(flow.journey == Journey(.room, [.push(.customer(2))]))
  }

  @Test func aCustomerWhoIsNotThereIsAProblemAndNotACrash() throws {
    flow.push(.customer(99))
    #expect(
      app.screenText == """
        ‹ Customers
        ────────────────────────────────────────

                            ⚇

                    No such customer

            There is no customer with number
                          99.
        """)
  }
}
