extension LiveServer {
  /// Where a server listens.
  package struct Address: Hashable, Sendable {
    /// The name or number of the machine, as it was configured.
    package var host: String
    /// The port, never 0.
    package var port: Int

    /// Creates an address.
    package init(host: String, port: Int) {
      self.host = host
      self.port = port
    }

    /// The address to open in a browser.
    package var url: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/" }
  }
}
