/// The proxies that are trusted to say where a request comes from.
///
/// A program on this machine is always trusted. The `X-Forwarded-For` field of any other client is
/// ignored, because it may be made up.
struct TrustedProxies: Sendable {
  private let addresses: Set<ClientAddress>

  init(_ addresses: some Sequence<String>) {
    self.addresses = Set(addresses.compactMap { ClientAddress($0) })
  }

  /// Whether limits are for those behind an address, and not for itself.
  func contains(_ address: ClientAddress) -> Bool {
    address.isLoopback || addresses.contains(address)
  }

  /// The client that a request comes from, as far as limits distinguish clients.
  ///
  /// Each proxy adds the address that it saw at the end, so the last one that is no proxy of ours is
  /// the nearest that nobody could make up.
  func client(behind peer: ClientAddress, forwardedFor fields: [String]) -> ClientAddress {
    var nearest = peer
    var entries = fields.flatMap { $0.split(separator: ",") }
    while contains(nearest), let address = entries.popLast().flatMap({ ClientAddress($0) }) {
      nearest = address
    }
    return nearest.household
  }

  /// The scheme by which the browser reached the first of the proxies; nil where none that is trusted
  /// says so.
  func scheme(behind peer: ClientAddress, forwardedProto fields: [String]) -> String? {
    guard contains(peer) else { return nil }
    return fields.first?.split(separator: ",").first.map {
      $0.filter { $0 != " " }.lowercased()
    }
  }
}
