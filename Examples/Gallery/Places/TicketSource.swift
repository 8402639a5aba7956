package import SwiftUI

/// The source of the ticket screen, which is the same in all four places, and of each place’s answer.
package struct TicketSource: View {
  package var body: some View {
    excerpt(Excerpt.screen, note: "Unchanged in all four")
    ForEach(Excerpt.parents) { excerpt($0, note: $0.title) }
  }

  private func excerpt(_ excerpt: Excerpt, note: String) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        Text(note).font(.subheadline).bold()
        Spacer()
        Text(verbatim: excerpt.file).font(.footnote).foregroundStyle(.secondary)
      }
      Text(verbatim: excerpt.text)
        .font(.system(.footnote, design: .monospaced))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.vertical, 4)
  }

  /// Lines of a file of this folder, indented as in the excerpt; `…` stands for what is left out.
  package struct Excerpt: Identifiable {
    package let title: String
    package let file: String
    package let text: String

    package var id: String { file }

    package static let screen = Excerpt(
      title: "The screen", file: "TicketScreen.swift",
      text: """
        @Action package var didPressBuy: (() -> Void)?
        …
        if let didPressBuy {
          Button("Buy", action: didPressBuy)
        …
        """)

    package static let parents = [
      Excerpt(
        title: "Pushed", file: "PushedPlace.swift",
        text: """
          .didPressBuy {
            office.buy()
            directions.append(.back)
          }
          """),
      Excerpt(
        title: "Tab", file: "TabPlace.swift",
        text: """
          .didPressBuy {
            office.buy()
            tab = .bought
          }
          """),
      Excerpt(
        title: "Embedded", file: "EmbeddedPlace.swift", text: ".didPressBuy { office.buy() }"),
      Excerpt(
        title: "Sheet", file: "LivePlaces.swift",
        text: """
          .didPressBuy {
            office.buy()
            isSheetShown = false
          }
          """),
    ]
  }
}
