import SwiftUI

/// When the course meets, with the ways there that somebody listens to.
struct CourseSchedule: View {
  let nextCall: String
  var didPressJoinCall: (() -> Void)?
  var didPressSchedule: (() -> Void)?

  var body: some View {
    Label(nextCall, systemImage: "calendar")
    if let didPressJoinCall {
      Button(action: didPressJoinCall) {
        Label("Join call", systemImage: "video.fill")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .padding(.vertical, 4)
    }
    if let didPressSchedule {
      Button(action: didPressSchedule) {
        Label("Choose another time", systemImage: "clock.arrow.circlepath")
      }
    }
  }
}
