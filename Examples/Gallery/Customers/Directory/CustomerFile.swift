package import Foundation

/// Reads customers from a file of comma-separated values with a header.
package enum CustomerFile {
  /// Why there are no customers.
  package enum Error: Swift.Error, Equatable {
    case missing(file: String)
    case unreadable(file: String, reason: String)
    case broken(file: String, line: Int, reason: String)
  }

  /// The customers that come with the app; who tries again after a failure reads them again.
  @MainActor
  package static func bundled() -> Result<CustomerDirectory, Error> { kept.customers() }

  @MainActor private static let kept = KeptCustomers {
    read(Bundle.module.url(forResource: "customers", withExtension: "csv"), named: "customers.csv")
  }

  /// Reads the customers of a file.
  package static func read(
    _ url: URL?, named file: String
  ) -> Result<CustomerDirectory, Error> {
    guard let url else { return .failure(.missing(file: file)) }
    do {
      let text = try String(contentsOf: url, encoding: .utf8)
      return Result { () throws(Error) in
        CustomerDirectory(try customers(in: text, named: file))
      }
    } catch {
      return .failure(.unreadable(file: file, reason: error.localizedDescription))
    }
  }

  private static func customers(in text: String, named file: String) throws(Error) -> [Customer] {
    let rows = CommaSeparatedRows.read(text)
    let columns = rows.first?.values ?? []
    var customers: [Customer] = []
    for (line, values) in rows.dropFirst() {
      do {
        customers.append(try Customer(Dictionary(zip(columns, values)) { first, _ in first }))
      } catch {
        throw .broken(file: file, line: line, reason: error.reason)
      }
    }
    return customers
  }
}

private struct BrokenRow: Error {
  let reason: String
}

extension Customer {
  fileprivate init(_ row: [String: String]) throws(BrokenRow) {
    func value(_ column: String) throws(BrokenRow) -> String {
      guard let value = row[column], !value.isEmpty else {
        throw BrokenRow(reason: "The column “\(column)” is empty or missing.")
      }
      return value
    }
    guard let id = Int(try value("id")) else {
      throw BrokenRow(reason: "The column “id” is not a number.")
    }
    self.init(
      id: id, name: try value("name"), company: try value("company"), city: try value("city"),
      email: try value("email"))
  }
}
