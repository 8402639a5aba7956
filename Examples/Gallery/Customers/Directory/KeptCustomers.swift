/// Customers that are read once; where they can't be read, they are read anew each time.
@MainActor
package final class KeptCustomers {
  private var directory: CustomerDirectory?
  private let read: () -> Result<CustomerDirectory, CustomerFile.Error>

  package init(read: @escaping () -> Result<CustomerDirectory, CustomerFile.Error>) {
    self.read = read
  }

  package func customers() -> Result<CustomerDirectory, CustomerFile.Error> {
    if let directory { return .success(directory) }
    let result = read()
    directory = try? result.get()
    return result
  }
}
