extension LiveServer {
  /// The address at which a server listens.
  package struct Address: Hashable, Sendable {
    /// The configured name or number of the machine.
    package var host: String
    /// The port, never 0.
    package var port: Int

    /// Creates an address.
    package init(host: String, port: Int) {
      (self.host, self.port) = (host, port)
    }

    /// The URL to open in a browser.
    package var url: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/" }
  }
}
