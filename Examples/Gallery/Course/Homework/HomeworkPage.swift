import Meerkat
import MeerkatActions
package import SwiftUI

/// A homework, with a switch that decides whether anybody listens to its actions.
package struct HomeworkPage: View {
  @Bindable private var presenter: HomeworkPresenter

  package init(presenter: HomeworkPresenter) { self.presenter = presenter }

  package var body: some View {
    List {
      Section {
        Toggle("A parent handles the actions", isOn: $presenter.isListening)
      } footer: {
        Text("Turn it off to see what each action’s option does to its button.")
      }
      Section("Homework") {
        homework.padding(.vertical, 8)
      }
      Section("What happened") {
        if presenter.log.isEmpty { Text("Nothing yet").foregroundStyle(.secondary) }
        ForEach(Array(presenter.log.enumerated()), id: \.offset) { Text($0.element) }
      }
    }
    .navigationTitle("Homework")
    .reportingActions { presenter.note($0) }
  }

  @ViewBuilder private var homework: some View {
    let screen = HomeworkScreen(configuration: presenter.configuration)
    if presenter.isListening {
      // The presenter counts the likes, and the page tells of them: both listen.
      screen.actions(presenter).didPressLike { presenter.note("Someone liked it.") }
    } else {
      screen
    }
  }
}
