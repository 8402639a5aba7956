/// All customers, found by their identity and ready for the list.
package struct CustomerDirectory {
  let rows: [CustomerListScreen.Row]
  private let customers: [Customer.ID: Customer]

  init(_ customers: [Customer]) {
    rows = customers.map { customer in
      CustomerListScreen.Row(
        id: customer.id, name: customer.name, detail: customer.city,
        searchKey: SearchKey(customer.name))
    }
    self.customers = Dictionary(customers.map { ($0.id, $0) }) { first, _ in first }
  }

  package subscript(id: Customer.ID) -> Customer? { customers[id] }
}
