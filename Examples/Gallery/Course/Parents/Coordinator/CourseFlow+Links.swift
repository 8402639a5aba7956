package import Meerkat

/// The address of what can be shown to others; a call is joined by hand.
extension CourseFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("tasks/{id}", Self.task)
    DeepLink("messages", .messages)
    DeepLink("schedule", .scheduler, as: .sheet)
  }
}
