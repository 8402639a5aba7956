import Observation

/// Logs in to a device, once the password can be one.
@MainActor @Observable
package final class LoginPresenter {
  private let device: FoundDevice
  private let authentication: any DeviceAuthentication
  private let hint: String?
  private let didLogIn: (DeviceToken) -> Void

  private let login: Loading<DeviceLogin>
  private var objection: String?
  /// Whether what was last answered is still about what stands in the field.
  private var showsAnswer = true

  /// Creates the presenter of a login.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - authentication: The service that asks it for a token.
  ///   - hint: Where the user finds the password.
  ///   - clock: How long the user has to wait is measured by it.
  ///   - didLogIn: Given the token.
  package init(
    _ device: FoundDevice, _ authentication: any DeviceAuthentication, hint: String? = nil,
    clock: any Clock<Duration> = ContinuousClock(), didLogIn: @escaping (DeviceToken) -> Void
  ) {
    self.device = device
    self.authentication = authentication
    self.hint = hint
    self.didLogIn = didLogIn
    login = Loading(clock: clock)
  }
}

extension LoginPresenter: LoginScreen.Actions {
  package func didPressLogIn(_ password: String) {
    objection = PasswordRule.objection(to: password)
    showsAnswer = objection == nil
    guard objection == nil, !isBusy else { return }
    login.start { [weak self, device, authentication] () throws(ServiceError) in
      let answer = try await authentication.logIn(to: device, password: password)
      // The user may have given it up, or gone.
      if case .accepted(let token) = answer, !Task.isCancelled { self?.didLogIn(token) }
      return answer
    }
  }

  package func didEdit() {
    objection = nil
    showsAnswer = false
  }

  package func didPressStop() {
    login.cancel()
  }
}

extension LoginPresenter {
  package var configuration: LoginScreen.Configuration {
    var configuration = LoginScreen.Configuration(device: device.name)
    configuration.hint = hint
    configuration.problem = objection ?? (showsAnswer ? answer : nil)
    configuration.isBusy = isBusy
    if case .underway(let patience) = login.state, patience != .fresh {
      configuration.progress = "Logging in…"
      configuration.canStop = patience == .long
    }
    return configuration
  }

  private var isBusy: Bool {
    if case .underway = login.state { true } else { false }
  }

  private var answer: String? {
    switch login.state {
    case .idle, .underway, .loaded(.accepted): nil
    case .loaded(.wrongPassword): "The password is wrong. Look inside the cover again."
    case .failed(let error): error.description
    }
  }
}
