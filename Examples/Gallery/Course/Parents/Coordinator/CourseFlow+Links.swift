package import Meerkat

/// The address of what can be shown to others; a call is joined by hand.
extension CourseFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("tasks/{id}", Self.task) { if case .task(let id) = $0 { id } else { nil } }
    DeepLink("messages", .messages)
    DeepLink("schedule", .scheduler, as: .sheet)
  }
}

extension CourseFlow.Destination: Restorable {
  package static let restoration = Restoration<Self>(name: "course")
}
