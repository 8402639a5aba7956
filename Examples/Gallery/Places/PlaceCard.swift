import Meerkat
import SwiftUI

/// The frame around a place, with what its parent makes of the screen.
struct PlaceCard<Content: View>: View {
  let title: String
  let note: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title)
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        Text(note)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      content
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background)
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(.separator) }
    }
  }
}
