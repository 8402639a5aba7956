import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

@MainActor
struct KeptCustomersTests {
  @Test func whatCouldNotBeReadIsReadAgainAndWhatCouldIsKept() throws {
    let customers = try CustomerFile.readFew()
    let missing = CustomerFile.Error.missing(file: "few.csv")
    var results = [.failure(missing), .failure(missing), customers]
    let kept = KeptCustomers { results.removeFirst() }
    #expect(throws: missing) { try kept.customers().get() }
    #expect(throws: missing) { try kept.customers().get() }
    #expect(try kept.customers().get()[1]?.name == "Ada Lovelace")
    #expect(try kept.customers().get()[1]?.name == "Ada Lovelace")
    #expect(results.isEmpty)
  }

  @Test func tryingAgainFindsTheCustomersThatAreThereMeanwhile() throws {
    let customers = try CustomerFile.readFew()
    var results = [.failure(.missing(file: "few.csv")), customers]
    let kept = KeptCustomers { results.removeFirst() }
    let app = try Driver(FlowView(CustomersFlow(readCustomers: kept.customers)))
    try app.tap("Try again")
    #expect(app.exists(.button("Ada Lovelace")))
  }
}
