extension CourseRoomScreen {
  /// What the screen shows.
  package struct Configuration: Equatable {
    var parents: [Parent]
    var pages: [Parent]
  }

  /// One way to see the course, or a page about what actions can do.
  package struct Parent: Equatable, Identifiable {
    package enum ID: Hashable, Sendable { case flow, onboarding, marketplace, careful, homework }

    package let id: ID
    let title: String
    let summary: String
    let systemImage: String
  }
}

extension CourseRoomScreen.Configuration {
  /// - Parameter permissions: What the user has allowed in the onboarding, once that has ended.
  init(_ permissions: Permissions?) {
    self.init(
      parents: [
        CourseRoomScreen.Parent(
          id: .flow, title: "A flow of its own",
          summary: "Every action is handled",
          systemImage: "arrow.triangle.branch"),
        CourseRoomScreen.Parent(
          id: .onboarding, title: "Onboarding", summary: permissions.words,
          systemImage: "hand.wave"),
        CourseRoomScreen.Parent(
          id: .marketplace, title: "Marketplace", summary: "Embedded in a page, next to others",
          systemImage: "storefront"),
        CourseRoomScreen.Parent(
          id: .careful, title: "A careful parent", summary: "Asks before you join a call",
          systemImage: "checkmark.shield"),
      ],
      pages: [
        CourseRoomScreen.Parent(
          id: .homework, title: "Homework",
          summary: "What a button does when no parent handles its action",
          systemImage: "square.and.pencil")
      ])
  }
}

extension Permissions? {
  fileprivate var words: String {
    switch self {
    case nil: "Joining a call asks for permissions first"
    case Permissions(camera: true, microphone: true)?: "Allowed: camera and microphone"
    case Permissions(camera: true, microphone: false)?: "Allowed: camera"
    case Permissions(camera: false, microphone: true)?: "Allowed: microphone"
    case _?: "Nothing is allowed"
    }
  }
}
