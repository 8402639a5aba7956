import MeerkatActions
import SwiftUI

/// Asks what calls may use.
@Actions
struct PermissionsScreen: View {
  let configuration: Permissions
  @Action var didToggleCamera: (() -> Void)?
  @Action var didToggleMicrophone: (() -> Void)?
  @Action var didPressContinue: (() -> Void)?

  var body: some View {
    List {
      Section {
        PermissionRow(
          title: "Camera", systemImage: "camera", isOn: configuration.camera,
          didToggle: didToggleCamera)
        PermissionRow(
          title: "Microphone", systemImage: "mic", isOn: configuration.microphone,
          didToggle: didToggleMicrophone)
      } header: {
        Text("In calls")
      } footer: {
        Text("A call needs the microphone. Others see and hear you only while you are in one.")
      }
      if let didPressContinue {
        Section {
          Button(action: didPressContinue) {
            Text("Continue")
              .frame(maxWidth: .infinity)
          }
          .disabled(!configuration.microphone)
        }
      }
    }
    .navigationTitle("Permissions")
  }
}

/// The line of one permission: a switch where somebody listens, else words.
private struct PermissionRow: View {
  let title: String
  let systemImage: String
  let isOn: Bool
  var didToggle: (() -> Void)?

  var body: some View {
    if let didToggle {
      Toggle(isOn: Binding(get: { isOn }, set: { _ in didToggle() })) {
        Label(title, systemImage: systemImage)
      }
    } else {
      Label("\(title): \(isOn ? "allowed" : "not allowed")", systemImage: systemImage)
    }
  }
}
