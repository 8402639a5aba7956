import SwiftUI

/// The line of one error screen; a button where somebody listens.
struct ErrorListRow: View {
  let row: ErrorListScreen.Row
  var didSelect: ((ErrorListScreen.Row.ID) -> Void)?

  var body: some View {
    if let didSelect {
      Button {
        didSelect(row.id)
      } label: {
        HStack {
          label
          Spacer()
          Image(systemName: "chevron.forward")
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      label
    }
  }

  private var label: some View {
    Label(row.title, systemImage: row.systemImage)
  }
}
