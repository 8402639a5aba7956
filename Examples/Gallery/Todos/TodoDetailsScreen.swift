import Meerkat
import SwiftUI

/// One todo.
struct TodoDetailsScreen: View {
  /// What the screen shows.
  struct Configuration: Equatable {
    var title: String
    var isDone: Bool
  }

  let configuration: Configuration
  var didToggle: (() -> Void)?

  var body: some View {
    List {
      Section {
        Text(configuration.title)
          .font(.title2)
          .padding(.vertical, 4)
      }
      Section {
        Label(
          configuration.isDone ? "Done" : "Still to do",
          systemImage: configuration.isDone ? "checkmark.circle.fill" : "circle"
        )
        .foregroundStyle(configuration.isDone ? Color.green : Color.secondary)
        if let didToggle {
          Button(configuration.isDone ? "Mark as open" : "Mark as done", action: didToggle)
        }
      }
    }
    .navigationTitle("Todo")
  }
}
