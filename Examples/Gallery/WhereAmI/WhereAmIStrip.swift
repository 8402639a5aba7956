import Meerkat
import SwiftUI

/// The journeys of all flows as text, live: navigation as data, while one clicks.
struct WhereAmIStrip: View {
  let flow: GalleryFlow

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if let link = flow.link {
        Text(verbatim: link)
          .foregroundStyle(.secondary)
      }
      Text(verbatim: flow.outline)
    }
    .font(.footnote)
    .monospaced()
    .lineLimit(nil)
    .padding(.horizontal)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.bar)
    .overlay(alignment: .top) { Divider() }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Where am I")
  }
}
