import Meerkat
import SwiftUI

struct NameScreen: View {
  let didPressDone: () -> Void
  var body: some View { Button("Done", action: didPressDone).navigationTitle("Your name") }
}

final class WelcomeFlow: Flow {  // Here, Done pushes the next screen.
  enum Destination: Hashable { case name, welcome }
  let navigator = Navigator<Destination>(root: .name)
  func screen(for destination: Destination) -> some View {
    switch destination {
    case .name: NameScreen { self.push(.welcome) }
    case .welcome: Text("Welcome")
    }
  }
}

final class SettingsFlow: Flow {  // Here, Done closes the sheet.
  enum Destination: Hashable { case settings, name }
  let navigator = Navigator<Destination>(root: .settings)
  func screen(for destination: Destination) -> some View {
    switch destination {
    case .settings: Button("Change name") { self.present(.name, as: .sheet) }
    case .name: NameScreen(didPressDone: close)
    }
  }
}
