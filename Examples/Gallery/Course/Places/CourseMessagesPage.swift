import SwiftUI

/// What was written in a course, as soon as the course is there.
struct CourseMessagesPage: View {
  let presenter: CoursePresenter

  var body: some View {
    CourseContent(presenter: presenter) { course in
      List {
        Section {
          if course.messages.isEmpty {
            Label("Nobody has written anything yet.", systemImage: "bubble.left")
              .foregroundStyle(.secondary)
          }
          ForEach(course.messages) { message in
            CourseMessageRow(message: message)
          }
        } header: {
          Text(course.title)
        }
      }
    }
    .navigationTitle("Messages")
  }
}

/// One message, with a dot where nobody has read it.
private struct CourseMessageRow: View {
  let message: Course.Message

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(message.author)
          .font(.subheadline)
          .bold()
        Text(message.text)
      }
      Spacer()
      if message.isUnread {
        Image(systemName: "circle.fill")
          .font(.caption2)
          .foregroundStyle(.tint)
          .accessibilityLabel("Unread")
      }
    }
    .padding(.vertical, 2)
  }
}
