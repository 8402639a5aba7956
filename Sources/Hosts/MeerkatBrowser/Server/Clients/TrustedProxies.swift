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

  /// The client that a request comes from.
  ///
  /// Each proxy adds the address that it saw at the end, so the last one that is no proxy of ours is
  /// the nearest that nobody could make up.
  func client(behind peer: ClientAddress, forwardedFor fields: [String]) -> ClientAddress {
    guard contains(peer) else { return peer }
    var nearest = peer
    for entry in fields.flatMap({ $0.split(separator: ",") }).reversed() {
      guard let address = ClientAddress(entry) else { return nearest }
      nearest = address
      if !contains(address) { return address }
    }
    return nearest
  }
}
