/// Logs in to devices.
package protocol DeviceAuthentication: Sendable {
  /// Asks a device for a token.
  ///
  /// - Parameters:
  ///   - device: The device, as it was found.
  ///   - password: The password that is printed inside of its cover.
  /// - Returns: What the device answered.
  /// - Throws: Why it gave no answer.
  func logIn(
    to device: FoundDevice, password: String
  ) async throws(ServiceError) -> DeviceLogin
}

/// What a device answers to a password.
package enum DeviceLogin: Hashable, Sendable {
  /// The token that every later request needs.
  case accepted(DeviceToken)
  case wrongPassword
}
