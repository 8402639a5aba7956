/// Logs in to a device over the Gallery's server.
package struct HTTPDeviceAuthentication: DeviceAuthentication {
  private let http: HTTPService

  package init(http: HTTPService) {
    self.http = http
  }

  package func logIn(
    to device: FoundDevice, password: String
  ) async throws(ServiceError) -> DeviceLogin {
    do {
      let answer: TokenMessage = try await http.post(
        HTTPService.path("network", "devices", device.id, "login"),
        PasswordMessage(password: password))
      return .accepted(answer.token)
    } catch .status(401, _) {
      return .wrongPassword
    }
  }
}

struct PasswordMessage: Codable {
  var password: String
}

struct TokenMessage: Codable {
  var token: DeviceToken
}
