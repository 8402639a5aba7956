extension CustomerDetailsScreen {
  /// What the screen shows.
  struct Configuration: Equatable {
    var name: String
    var facts: [Fact]
  }

  /// One thing to know about the customer.
  struct Fact: Equatable, Identifiable {
    let name: String
    let value: String
    let systemImage: String

    var id: String { name }
  }
}

extension CustomerDetailsScreen.Configuration {
  init(_ customer: Customer) {
    self.init(
      name: customer.name,
      facts: [
        CustomerDetailsScreen.Fact(
          name: "Company", value: customer.company, systemImage: "building.2"),
        CustomerDetailsScreen.Fact(
          name: "City", value: customer.city, systemImage: "mappin.and.ellipse"),
        CustomerDetailsScreen.Fact(name: "Email", value: customer.email, systemImage: "envelope"),
      ])
  }
}
