/// The hosts and schemes from which links are accepted.
public struct LinkOrigins: Hashable, Sendable {
  /// The hosts of `https` and `http` links, or nil for all.
  private let hosts: Set<String>?

  /// The schemes of an app's own links, or nil for all.
  private let schemes: Set<String>?

  private init(hosts: Set<String>?, schemes: Set<String>?) {
    self.hosts = hosts
    self.schemes = schemes
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
