package import MeerkatActions
package import SwiftUI

/// Offers other times for the next call.
@Actions
package struct SchedulerScreen: View {
  let configuration: Configuration
  @Action package var didSelectMeeting: ((Course.Meeting.ID) -> Void)?
  @Action package var didPressCancel: (() -> Void)?

  package var body: some View {
    List {
      Section {
        Label(configuration.nextCall, systemImage: "calendar")
        if configuration.state == .moved {
          Label("The call has been moved.", systemImage: "checkmark.circle.fill")
            .foregroundStyle(.green)
        }
      } header: {
        Text("Next call")
      }
      Section {
        ForEach(configuration.meetings) { meeting in
          if let didSelectMeeting {
            Button(meeting.text) { didSelectMeeting(meeting.id) }
              .disabled(configuration.state.isMoving)
          } else {
            Text(meeting.text)
          }
        }
      } header: {
        Text("Move it to")
      }
      state
    }
  }

  @ViewBuilder private var state: some View {
    switch configuration.state {
    case .moving(let patience) where patience != .fresh:
      HStack(spacing: 8) {
        ProgressView()
        Text("Moving the call…")
          .foregroundStyle(.secondary)
        Spacer()
        if patience == .long, let didPressCancel {
          Button("Cancel", action: didPressCancel)
        }
      }
    case .problem(let text):
      Label(text, systemImage: "exclamationmark.triangle")
        .foregroundStyle(.red)
    case .open, .moving, .moved: EmptyView()
    }
  }
}
