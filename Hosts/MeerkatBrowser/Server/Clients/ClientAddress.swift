import NIOCore

/// A client's address.
enum ClientAddress: Hashable, Sendable {
  case v4(UInt32)
  case v6(UInt64, UInt64)
  /// A socket without an address, as in a test.
  case unknown

  /// Reads an address such as `192.0.2.1` or `2001:db8::1`, in brackets or not; nil for anything else.
  init?(_ text: some StringProtocol) {
    var text = text.drop { $0 == " " }
    while text.last == " " { text = text.dropLast() }
    if text.first == "[", text.last == "]" { text = text.dropFirst().dropLast() }
    guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
    self.init(address)
  }

  /// The address of a connection's other end.
  init(_ address: SocketAddress?) {
    // The system's structures have the address after the family and the port, and in IPv6 a label.
    switch address {
    case .v4(let v4):
      self = withUnsafeBytes(of: v4.address) { .v4($0[4..<8].reduce(0) { $0 << 8 | UInt32($1) }) }
    case .v6(let v6):
      self = withUnsafeBytes(of: v6.address) { Self(ofSixteen: Array($0[8..<24])) }
    case .unixDomainSocket, nil: self = .unknown
    }
  }

  private init(ofSixteen bytes: [UInt8]) {
    let (start, end) = (bytes[..<8], bytes[8...])
    let isMapped = start.allSatisfy { $0 == 0 } && end.prefix(4).elementsEqual([0, 0, 0xFF, 0xFF])
    if isMapped {
      self = .v4(end.suffix(4).reduce(0) { $0 << 8 | UInt32($1) })
    } else if start.allSatisfy({ $0 == 0 }), end.elementsEqual([0, 0, 0, 0, 0, 0, 0, 1]) {
      self = Self.loopback
    } else {
      self = .v6(start.reduce(0) { $0 << 8 | UInt64($1) }, end.reduce(0) { $0 << 8 | UInt64($1) })
    }
  }

  /// The address as far as limits distinguish clients.
  ///
  /// Only the first half of an IPv6 address counts: a household or a rented machine has all addresses
  /// with the same half.
  var household: ClientAddress {
    if case .v6(let start, _) = self { .v6(start, 0) } else { self }
  }

  /// Sixteen bits of a hash: too few to tell the address, and enough to tell most apart.
  var origin: Int { Int(SHA256.hexadecimal(of: "\(self)").prefix(4), radix: 16) ?? 0 }

  private static let loopback = ClientAddress.v4(0x7F00_0001)

  /// Whether the client is on this machine, or stands for others that came over it.
  var isLoopback: Bool {
    switch self {
    case .v4(let number): number >> 24 == 127
    case .unknown: true
    case .v6: false
    }
  }
}
