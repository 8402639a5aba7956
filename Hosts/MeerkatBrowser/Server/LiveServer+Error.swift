extension LiveServer {
  /// The reason why a server didn't start.
  package enum Error: Swift.Error, Hashable, CustomStringConvertible {
    /// Another program listens on the port.
    case portTaken(Int, host: String)
    /// The system does not let this program use the port.
    case portForbidden(Int, host: String)
    /// The system refused for another reason.
    case cannotListen(host: String, port: Int, reason: String)

    /// What happened and what to do, in one line.
    package var description: String {
      switch self {
      case .portTaken(let port, let host):
        """
        Port \(port) on \(host) is taken by another program: \
        choose another with --port, or any free one with --port 0.
        """
      case .portForbidden(let port, let host):
        """
        Port \(port) on \(host) is reserved for the system: \
        choose one above 1023 with --port, or any free one with --port 0.
        """
      case .cannotListen(let host, let port, let reason):
        "Cannot listen on \(host), port \(port): \(reason). Check --host and --port."
      }
    }
  }
}
