extension ErrorScreen.Configuration {
  /// Why there are no customers, in words.
  init(_ error: CustomerFile.Error) {
    self.init(
      systemImage: "exclamationmark.triangle", title: "The customers can’t be shown",
      description: error.message, controls: .buttons(primary: "Try again"))
  }

  /// That a customer is not there, in words.
  static func noCustomer(_ id: Customer.ID) -> Self {
    Self(
      systemImage: "person.crop.circle.badge.questionmark", title: "No such customer",
      description: "There is no customer with number \(id).")
  }

  /// That nobody is chosen yet, in words.
  static var nobodyChosen: Self {
    Self(
      systemImage: "person.crop.circle", title: "No customer selected",
      description: "Choose a customer from the list.")
  }
}

extension CustomerFile.Error {
  fileprivate var message: String {
    switch self {
    case .missing(let file):
      "The file \(file) is not part of the app. Install the app again."
    case .unreadable(let file, let reason):
      "The file \(file) can’t be read. \(reason)"
    case .broken(let file, let line, let reason):
      "The file \(file) does not fit in line \(line). \(reason)"
    }
  }
}
