import Meerkat
import MeerkatActions
package import SwiftUI

/// A homework, with the actions of a protocol: one property holds them all.
package struct HomeworkScreen: HomeworkActionsScreen {
  package struct Configuration: Equatable {
    var title: String
    var task: String
    var likes: String
  }

  let configuration: Configuration
  package var actions = HomeworkActionsListeners()

  package init(configuration: Configuration) { self.configuration = configuration }

  package var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(configuration.title)
        .font(.title2)
        .bold()
      Text(configuration.task)
      Button("Hand in", action: actions.$didPressHandIn.start)
        .buttonStyle(.borderedProminent)
        .disabled(actions.$didPressHandIn.isDisabled)
      if let didPressAsk = actions.didPressAsk {
        Button("Ask a question", action: didPressAsk)
      }
      if let didPressReport = actions.didPressReport {
        Button("Report a mistake", action: didPressReport)
      }
      if let didPressLike = actions.didPressLike {
        Button(action: didPressLike) { Label(configuration.likes, systemImage: "hand.thumbsup") }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
