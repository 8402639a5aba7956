/// The parts of an address, decoded: its origin, path and query.
///
/// An address is any text that can be a link: `https://example.com/todos/3?filter=open`,
/// `/todos/3`, `todos/3` or `meerkat://todos/3`, whose host is the first segment. Empty segments
/// and the fragment are ignored, and `+` is a literal plus sign.
public struct LinkAddress: Hashable, Sendable {
  /// The scheme in lower case, if any.
  public let scheme: String?

  /// The host of an `https` or `http` address in lower case, without the port; nil otherwise.
  public let host: String?

  /// The values of the query, in order.
  public let query: [LinkQuery]

  package let segments: [LinkSegment]

  /// Creates an address from text.
  ///
  /// - Parameters:
  ///   - text: The address.
  ///   - limits: The limits on what is read.
  /// - Throws: An error that names the part that doesn't belong to an address, or the exceeded
  ///   limit.
  public init(_ text: String, limits: LinkLimits = LinkLimits()) throws(LinkError) {
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
        try LinkSegment(
          Substring(part), position: segments.count + 1, limit: limits.maxQueries))
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
