import Meerkat
package import MeerkatActions
package import SwiftUI

/// Asks for the password of a device.
@Actions
package struct LoginScreen: View {
  let configuration: Configuration
  @Action package var didPressLogIn: ((_ password: String) -> Void)?
  @Action package var didEdit: (() -> Void)?
  @Action package var didPressStop: (() -> Void)?

  @State private var password = ""

  package var body: some View {
    List {
      Section {
        LoginHeader(device: configuration.device, hint: configuration.hint)
      }
      Section {
        SecureField("Password", text: $password)
          .onSubmit(logIn)
          .disabled(configuration.isBusy)
          .onChange(of: password) { didEdit?() }
        if let problem = configuration.problem {
          Label(problem, systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
        }
      }
      Section { action }
    }
    .navigationTitle("Log in")
  }

  @ViewBuilder private var action: some View {
    if let progress = configuration.progress {
      HStack(spacing: 12) {
        ProgressView()
        Text(progress)
          .foregroundStyle(.secondary)
        Spacer()
        if configuration.canStop, let didPressStop {
          Button("Cancel", action: didPressStop)
            .buttonStyle(.bordered)
        }
      }
    } else {
      Button("Log in", action: logIn)
        .buttonStyle(.borderedProminent)
        .disabled(configuration.isBusy)
        .frame(maxWidth: .infinity)
    }
  }

  private func logIn() {
    didPressLogIn?(password)
  }
}

/// Says which device it is about, and where its password is.
private struct LoginHeader: View {
  let device: String
  var hint: String?

  var body: some View {
    VStack(spacing: 8) {
      DeviceSign(systemImage: "key", size: 72)
      Text(device)
        .font(.title2)
        .bold()
        .multilineTextAlignment(.center)
      Text(hint ?? "The password is printed inside the cover.")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .padding()
    .frame(maxWidth: .infinity)
  }
}
