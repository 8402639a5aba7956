import SwiftUI

/// The way to the messages of a course.
struct CourseMessagesButton: View {
  let unread: String?
  let didPress: () -> Void

  var body: some View {
    Button(action: didPress) {
      HStack(spacing: 12) {
        Label("Messages", systemImage: "bubble.left.and.bubble.right")
        Spacer()
        if let unread {
          Text(unread)
            .foregroundStyle(.secondary)
        }
        Image(systemName: "chevron.forward")
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}
