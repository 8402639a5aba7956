import MeerkatActions
import SwiftUI

/// What can be done about an error: buttons, or nothing but wait.
@Actions
struct ErrorControls: View {
  let controls: ErrorScreen.Controls
  @Action var didPressPrimary: (() -> Void)?
  @Action var didPressSecondary: (() -> Void)?
  @Action var didPressCancel: (() -> Void)?

  var body: some View {
    switch controls {
    case .none: EmptyView()
    case .progress(let text, let cancel): progress(text, cancel)
    case .buttons(let primary, let secondary): buttons(primary, secondary)
    }
  }

  private func progress(_ text: String, _ cancel: String?) -> some View {
    VStack(spacing: 12) {
      ProgressView(text)
        .multilineTextAlignment(.center)
      if let cancel, let didPressCancel {
        Button(cancel, role: .cancel, action: didPressCancel)
          .buttonStyle(.bordered)
      }
    }
  }

  private func buttons(_ primary: String, _ secondary: String?) -> some View {
    VStack(spacing: 12) {
      if let didPressPrimary {
        Button(action: didPressPrimary) {
          Text(primary)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
      }
      if let secondary, let didPressSecondary {
        Button(action: didPressSecondary) {
          Text(secondary)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
      }
    }
    .frame(maxWidth: 320)
  }
}

#Preview {
  ErrorControls(
    controls: .progress("Looking again", cancel: "Cancel"), didPressCancel: {})
}
