/// Looks through the network part by part, by asking the Gallery's server.
package struct HTTPDeviceDiscovery: DeviceDiscovery {
  private let http: HTTPService

  package init(http: HTTPService) {
    self.http = http
  }

  package func search() -> AsyncThrowingStream<DeviceDiscoveryEvent, any Error> {
    AsyncThrowingStream { continuation in
      let work = Task { [http] in
        do throws(ServiceError) {
          try await Self.search(http) { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  private static func search(
    _ http: HTTPService, tell: (DeviceDiscoveryEvent) -> Void
  ) async throws(ServiceError) {
    tell(.progress(0))
    let network: NetworkMessage = try await http.get("/network")
    for part in 0..<network.parts {
      let devices: [FoundDevice] = try await http.get("/network/\(part)")
      for device in devices { tell(.found(device)) }
      tell(.progress(Double(part + 1) / Double(network.parts)))
    }
  }
}

/// How many parts the network has.
struct NetworkMessage: Codable {
  var parts: Int
}
