/// A host and its port from a `Host` or `Origin` header, compared case-insensitively.
struct Authority: Hashable {
  /// The name or number in lower case, an IPv6 number in brackets.
  let host: String
  /// The port, or nil when the scheme's own was left out.
  let port: Int?

  /// Reads `name`, `name:port`, `[number]` or `[number]:port`; nil for anything else.
  init?(_ text: some StringProtocol) {
    let text = text.lowercased()
    // The colons of an IPv6 number are inside its brackets.
    let isNumber = text.first == "["
    let hostEnd =
      isNumber
      ? text.firstIndex(of: "]").map(text.index(after:))
      : text.firstIndex(of: ":") ?? text.endIndex
    guard let hostEnd, hostEnd > text.startIndex else { return nil }
    host = String(text[..<hostEnd])
    let inside = isNumber ? host.dropFirst().dropLast() : host[...]
    guard inside.allSatisfy({ Self.belongsInHost($0, isNumber: isNumber) }) else { return nil }
    let rest = text[hostEnd...]
    guard !rest.isEmpty else {
      port = nil
      return
    }
    guard rest.first == ":", let number = UInt16(rest.dropFirst()) else { return nil }
    port = Int(number)
  }

  /// The authority of a web page's origin, such as `https://example.com`; nil for `null` and for
  /// schemes that are not of the web.
  static func ofOrigin(
    _ origin: String
  ) -> (scheme: String, authority: Authority, defaultPort: Int)? {
    for (scheme, port) in [("http", 80), ("https", 443)] where origin.hasPrefix(scheme + "://") {
      return Authority(origin.dropFirst(scheme.count + 3)).map { (scheme, $0, port) }
    }
    return nil
  }

  /// Whether both name the same place when a port that was left out is `defaultPort`.
  func isSame(as other: Authority, defaultPort: Int) -> Bool {
    host == other.host && (port ?? defaultPort) == (other.port ?? defaultPort)
  }

  private static func belongsInHost(_ character: Character, isNumber: Bool) -> Bool {
    guard character.isASCII else { return false }
    return isNumber
      ? character.isHexDigit || character == ":" || character == "."
      : character.isLetter || character.isNumber || "-._".contains(character)
  }
}
