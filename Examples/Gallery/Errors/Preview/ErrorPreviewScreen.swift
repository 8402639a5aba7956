import MeerkatActions
import SwiftUI

/// All configurations of the error screen side by side, in the surroundings that are chosen.
@Actions
struct ErrorPreviewScreen: View {
  /// What the screen shows.
  struct Configuration: Equatable {
    /// The surroundings that were chosen; nil for those of the page.
    var look: PreviewLook?
  }

  let configuration: Configuration
  @Environment(\.colorScheme) private var colorScheme
  @Action var didSelectLook: ((PreviewLook) -> Void)?

  private let columns = [GridItem(.adaptive(minimum: 300), spacing: 16, alignment: .top)]

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        if let didSelectLook {
          PreviewLookPicker(look: look, didSelect: didSelectLook)
            .padding(.horizontal)
        }
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(look.examples) { example in
            ErrorExampleCard(example: example)
          }
        }
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 24))
        .lookingLike(look)
      }
      .padding(.vertical)
    }
    .navigationTitle("All error screens")
  }

  private var look: PreviewLook { configuration.look ?? (colorScheme == .dark ? .dark : .light) }
}

extension View {
  @ViewBuilder fileprivate func lookingLike(_ look: PreviewLook) -> some View {
    switch look {
    case .light: environment(\.colorScheme, .light)
    case .dark: environment(\.colorScheme, .dark)
    case .longTexts: self
    case .rightToLeft: environment(\.layoutDirection, .rightToLeft)
    case .largeType: dynamicTypeSize(.accessibility2)
    }
  }
}
