import Foundation

extension CustomerListScreen {
  /// What the screen shows.
  struct Configuration: Equatable {
    var customers: [Row]
    /// The customer who is shown beside the list.
    var selected: Customer.ID?
  }

  /// One line of the list.
  struct Row: Equatable, Identifiable {
    let id: Customer.ID
    let name: String
    let detail: String
    let searchKey: SearchKey
  }
}

extension CustomerListScreen.Configuration {
  /// The customers whose names fit what was typed; all of them when nothing was.
  func customers(matching search: String) -> [CustomerListScreen.Row] {
    guard !search.isEmpty else { return customers }
    let key = SearchKey(search)
    return customers.filter { $0.searchKey.matches(key) }
  }

  /// How many of the customers were found, in words.
  func summary(of found: [CustomerListScreen.Row]) -> String {
    switch found.count {
    case 0: "No customers found"
    case customers.count: found.count == 1 ? "1 customer" : "\(text(found.count)) customers"
    default: "\(text(found.count)) of \(text(customers.count)) customers"
    }
  }

  private func text(_ count: Int) -> String {
    count.formatted(.number.locale(Locale(identifier: "en")))
  }
}
