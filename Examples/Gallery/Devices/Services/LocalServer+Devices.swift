import Foundation

extension LocalServer.Route {
  /// A network with some locks in it, and the locks themselves.
  static var devices: [LocalServer.Route] { devices(in: .home) }

  /// What a network and its locks answer.
  ///
  /// - Parameters:
  ///   - network: The network.
  ///   - pause: How long it takes to look through a part of it.
  ///   - clock: What the pause is measured by.
  /// - Returns: The routes under `/network`.
  static func devices(
    in network: DemoNetwork, pause: Duration = .milliseconds(300),
    clock: any Clock<Duration> = ContinuousClock()
  ) -> [LocalServer.Route] {
    [
      LocalServer.Route(.get, "/network") { _ in
        try .json(NetworkMessage(parts: network.parts.count))
      },
      LocalServer.Route(.get, "/network/{part}") { request in
        guard let part = Int(request["part"]), network.parts.indices.contains(part) else {
          throw LocalServer.Refusal(404, "The network has no part \(request["part"]).")
        }
        try await clock.sleep(for: pause)
        return try .json(network.parts[part])
      },
      LocalServer.Route(.post, "/network/devices/{id}/login") { request in
        guard network.parts.joined().contains(where: { $0.id == request["id"] }) else {
          throw LocalServer.Refusal(404, "There is no lock \(request["id"]) in the network.")
        }
        guard try request.decode(PasswordMessage.self).password == DemoNetwork.password else {
          throw LocalServer.Refusal(401, "The password is wrong.")
        }
        return try .json(TokenMessage(token: DeviceToken(rawValue: UUID().uuidString)))
      },
    ]
  }
}
