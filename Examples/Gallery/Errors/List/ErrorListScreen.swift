import MeerkatActions
import SwiftUI

/// The ways into the error screens.
@Actions
struct ErrorListScreen: View {
  let configuration: Configuration
  @Action var didSelect: ((Row.ID) -> Void)?

  var body: some View {
    List {
      ForEach(configuration.sections) { section in
        Section {
          ForEach(section.rows) { row in
            ErrorListRow(row: row, didSelect: didSelect)
          }
        } header: {
          Text(section.title)
        } footer: {
          Text(section.note)
        }
      }
    }
    .navigationTitle("Error screens")
  }
}
