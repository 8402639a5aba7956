import GalleryRooms

/// Logins that wait: one ends when the test says so, and as the test says.
///
/// It does not care whether anybody still waits, as a slow network would not.
@MainActor
final class ScriptedAuthentication: DeviceAuthentication {
  typealias Answer = Result<DeviceLogin, ServiceError>

  /// The passwords that were tried, in order.
  private(set) var passwords: [String] = []
  /// How many logins have ended.
  private(set) var ended = 0
  private var logins: [CheckedContinuation<Answer, Never>] = []

  /// How many logins have begun and have not ended.
  var waiting: Int { logins.count }

  func logIn(
    to device: FoundDevice, password: String
  ) async throws(ServiceError) -> DeviceLogin {
    passwords.append(password)
    let answer = await withCheckedContinuation { logins.append($0) }
    ended += 1
    return try answer.get()
  }

  /// Returns when a login has begun and has not ended.
  func loginHasBegun() async {
    while logins.isEmpty { await Task.yield() }
  }

  /// Ends the oldest login.
  func answer(_ answer: Answer) {
    logins.removeFirst().resume(returning: answer)
  }
}
