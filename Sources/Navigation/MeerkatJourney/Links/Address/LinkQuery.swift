/// A name and a value in the query of a link: `filter=open`.
public struct LinkQuery: Hashable, Sendable {
  /// The name, decoded.
  public let name: String

  /// The value, decoded; empty if there is none.
  public let value: String

  /// Creates a query from a name and its value.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension LinkQuery {
  /// Reads the text between `?` and the end of an address, or in a mark.
  static func read(_ text: Substring, limit: Int) throws(LinkError) -> [LinkQuery] {
    var queries: [LinkQuery] = []
    for part in text.utf8.split(separator: UInt8(ascii: "&")) {
      guard queries.count < limit else { throw .tooManyQueries(limit: limit) }
      let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      let name = try Substring(part[..<equals]).percentDecoded()
      let value = try Substring(part[equals...].dropFirst()).percentDecoded()
      queries.append(LinkQuery(name: name, value: value))
    }
    return queries
  }

  /// The query as written in an address.
  var written: String { "\(name.percentEncoded)=\(value.percentEncoded)" }
}

extension [LinkQuery] {
  /// The queries as written in an address, with their separators.
  var written: String { map(\.written).joined(separator: "&") }
}
