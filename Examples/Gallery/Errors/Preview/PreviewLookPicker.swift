import SwiftUI

/// The surroundings to choose from.
struct PreviewLookPicker: View {
  let look: PreviewLook
  let didSelect: (PreviewLook) -> Void

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(PreviewLook.allCases, id: \.self) { choice in
          if choice == look {
            Button(choice.title) { didSelect(choice) }
              .buttonStyle(.borderedProminent)
              .accessibilityAddTraits([.isToggle, .isSelected])
          } else {
            Button(choice.title) { didSelect(choice) }
              .buttonStyle(.bordered)
              .accessibilityAddTraits(.isToggle)
          }
        }
      }
    }
  }
}
