import Meerkat
import SwiftUI

final class CourseFlow: Flow {
  let navigator = Navigator<Place>(root: .course)

  func screen(for destination: Place) -> some View { EmptyView() }
}

struct CourseApp: App {
  var body: some Scene {
    // restoration.md: WindowGroup { FlowView(restoring:
  }
}

@MainActor func keep(_ flow: CourseFlow) throws {
  // restoration.md: let archive = try flow.archive()
}

enum OldPlace: Codable {
  case homework(Int), chat
}

// restoration.md: enum Place: Restorable {
