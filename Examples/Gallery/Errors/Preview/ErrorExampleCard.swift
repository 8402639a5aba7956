import SwiftUI

/// One example with its name, framed like a small window.
///
/// Its buttons are there, and do nothing.
struct ErrorExampleCard: View {
  let example: ErrorExample

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(example.name)
        .font(.footnote)
        .foregroundStyle(.secondary)
      ErrorScreen(configuration: example.configuration)
        .didPressPrimary {}
        .didPressSecondary {}
        .didPressCancel {}
        .frame(minHeight: 320)
        .background(.background, in: RoundedRectangle(cornerRadius: 16))
        .overlay {
          RoundedRectangle(cornerRadius: 16)
            .stroke(.separator, lineWidth: 1)
        }
    }
  }
}
