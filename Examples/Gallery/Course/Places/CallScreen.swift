import MeerkatActions
import SwiftUI

/// The call of a course.
@Actions
struct CallScreen: View {
  /// What the screen shows.
  struct Configuration: Equatable {
    var title: String
    var teacher: String
  }

  let configuration: Configuration
  @Action var didPressLeave: (() -> Void)?

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "person.wave.2.fill")
        .font(.system(size: 64))
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(spacing: 4) {
        Text(configuration.title)
          .font(.title2)
          .bold()
          .multilineTextAlignment(.center)
        Text("\(configuration.teacher) is here.")
          .foregroundStyle(.secondary)
      }
      if let didPressLeave {
        Button(role: .destructive, action: didPressLeave) {
          Label("Leave call", systemImage: "phone.down.fill")
        }
        .buttonStyle(.borderedProminent)
        .tint(.red)
        .padding(.top, 8)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension CallScreen.Configuration {
  init(_ course: Course) {
    self.init(title: course.title, teacher: course.teacher)
  }
}
