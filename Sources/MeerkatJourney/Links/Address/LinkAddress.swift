/// The parts of an address, decoded: its origin, path and query.
///
/// An address is any text that can be a link: `https://example.com/todos/3?filter=open`,
/// `/todos/3`, `todos/3` or `meerkat://todos/3`, whose host is the first segment. Empty segments
/// and the fragment are ignored, and `+` is a literal plus sign.
package struct LinkAddress: Hashable, Sendable {
  /// The scheme in lower case, if any.
  package let scheme: String?

  /// The host of an `https` or `http` address in lower case, without the port; nil otherwise.
  package let host: String?

  /// The values of the query, in order.
  package let query: [LinkQuery]

  package let segments: [LinkSegment]

  /// Creates an address from text.
  ///
  /// - Parameters:
  ///   - text: The address.
  ///   - limits: The limits on what is read.
  /// - Throws: An error that names the part that doesn't belong to an address, or the exceeded
  ///   limit.
  package init(_ text: String, limits: LinkLimits = LinkLimits()) throws(LinkError) {
    let length = text.utf8.count
    guard length <= limits.maxBytes else { throw .tooLong(bytes: length, limit: limits.maxBytes) }
    var parts = AddressParts(text)
    scheme = parts.takeScheme()
    host = try parts.takeHost(of: scheme)
    guard host != nil || !parts.path.isEmpty || !parts.query.isEmpty else { throw .empty(text) }
    query = try LinkQuery.read(parts.query, limit: limits.maxQueries)
    segments = try Self.segments(of: parts.path, limits: limits)
  }

  private static func segments(
    of path: Substring, limits: LinkLimits
  ) throws(LinkError) -> [LinkSegment] {
    var segments: [LinkSegment] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      guard segments.count < limits.maxSegments else {
        throw .tooManySegments(limit: limits.maxSegments)
      }
      segments.append(
        try LinkSegment(Substring(part), position: segments.count + 1, limit: limits.maxQueries))
    }
    return segments
  }
}

/// The parts of an address, still encoded.
private struct AddressParts {
  private let text: String
  var path: Substring
  var query: Substring = ""

  init(_ text: String) {
    self.text = text
    path = text[...]
    if let hash = path.utf8.firstIndex(of: UInt8(ascii: "#")) { path = path[..<hash] }
    if let mark = path.utf8.firstIndex(of: UInt8(ascii: "?")) {
      query = path[path.utf8.index(after: mark)...]
      path = path[..<mark]
    }
  }

  /// Takes `https:` off the path: letters, digits, plus, minus and dots before a colon.
  mutating func takeScheme() -> String? {
    guard let first = path.utf8.first, (first | 0x20).isLetter else { return nil }
    let end = path.utf8.firstIndex { !$0.isInScheme } ?? path.endIndex
    guard end < path.endIndex, path.utf8[end] == UInt8(ascii: ":") else { return nil }
    defer { path = path[path.utf8.index(after: end)...] }
    return path[..<end].lowercased()
  }

  /// Takes the host of a web address off the path; the host of an app's own scheme stays as a
  /// segment.
  mutating func takeHost(of scheme: String?) throws(LinkError) -> String? {
    guard scheme == "https" || scheme == "http" else { return nil }
    let rest = path.utf8.drop { $0 == UInt8(ascii: "/") }
    let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    var host = Substring(rest[..<end])
    guard !host.isEmpty else { throw .empty(text) }
    path = path[end...]
    if let at = host.utf8.lastIndex(of: UInt8(ascii: "@")) {
      host = host[host.utf8.index(after: at)...]
    }
    if let colon = host.utf8.lastIndex(of: UInt8(ascii: ":")), !host.hasSuffix("]") {
      host = host[..<colon]
    }
    return try host.percentDecoded().lowercased()
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") }

  fileprivate var isInScheme: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: (self | 0x20).isLetter
    }
  }
}

/// The hosts and schemes from which links are accepted.
public struct LinkOrigins: Hashable, Sendable {
  /// The hosts of `https` and `http` links, or nil for all.
  private let hosts: Set<String>?

  /// The schemes of an app's own links, or nil for all.
  private let schemes: Set<String>?

  private init(hosts: Set<String>?, schemes: Set<String>?) {
    (self.hosts, self.schemes) = (hosts, schemes)
  }

  /// Accepts links from every host and scheme.
  public static let any = LinkOrigins(hosts: nil, schemes: nil)

  /// Accepts links only from the given hosts and schemes: `https://example.com/…`, `meerkat://…`.
  ///
  /// A link without a scheme, such as `/todos/3`, is always accepted.
  ///
  /// - Parameters:
  ///   - hosts: The hosts of `https` and `http` links: `example.com`.
  ///   - schemes: The schemes of the app's own links: `meerkat`.
  public init(hosts: [String] = [], schemes: [String] = []) {
    self.init(
      hosts: Set(hosts.map { $0.lowercased() }), schemes: Set(schemes.map { $0.lowercased() }))
  }

  /// Throws an error if an address comes from elsewhere.
  package func check(_ address: LinkAddress) throws(LinkError) {
    if let host = address.host {
      guard hosts?.contains(host) ?? true else { throw .foreignHost(host) }
    } else if let scheme = address.scheme {
      guard schemes?.contains(scheme) ?? true else { throw .foreignScheme(scheme) }
    }
  }
}

/// A name and a value in the query of a link: `filter=open`.
package struct LinkQuery: Hashable, Sendable {
  /// The name, decoded.
  package let name: String

  /// The value, decoded; empty if there is none.
  package let value: String

  /// Creates a query from a name and its value.
  package init(name: String, value: String) {
    (self.name, self.value) = (name, value)
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
