// A module of somebody who uses the macros: `scripts/check-apple` compiles it with and without what
// a new project in Xcode 26 switches on.

import MeerkatActions
import MeerkatLinkMacros
import Observation
import SwiftUI

struct Task: Identifiable, Equatable {
  let id: String
}

@Actions
struct CourseScreen: View {
  let title: String
  @State private var isOpen = false
  @Action var didPressClose: () -> Void
  @Action var didPressJoinCall: (() -> Void)?
  @Action(.disable, .exclusive) var didPressSave: (@MainActor () async throws -> Void)?
  @Action var didSelectTask: ((_ id: String, _ index: Int) throws -> Void)?
  @Action var didAskForPlace: ((Task) -> Int)?

  var body: some View {
    VStack {
      Text(title)
      if let didPressJoinCall { Button("Join call") { didPressJoinCall() } }
      if $didPressSave.isHandled { Button("Save", action: $didPressSave.start) }
      Button("Close") { didPressClose() }
    }
    .sharingActions(allActions)
  }
}

@Actions
public struct PickerScreen<Item: Identifiable, Row: View>: View {
  let items: [Item]
  @ViewBuilder let row: (Item) -> Row
  @Action var didSelect: ((Item) -> Void)?

  public var body: some View {
    ForEach(items) { item in row(item) }
  }
}

@Actions @MainActor
protocol LessonActions {
  @ActionOptions(.required) func didPressClose()
  func didPressJoinCall()
  func didMoveTask(_ id: String, to index: Int) throws
  func didAskForGrade(of id: String) -> Int?
  @ActionOptions(.exclusive) func didPressSave() async
}

struct LessonScreen: LessonActionsScreen {
  var actions: LessonActionsListeners

  var body: some View {
    Button("Close") { actions.didPressClose() }
  }
}

@MainActor
func inside(close: @escaping () -> Void) -> some View {
  @LocalActions
  struct Row: View {
    @Action var didPressClose: (() -> Void)?

    var body: some View {
      if let didPressClose { Button("Close") { didPressClose() } }
    }
  }
  return Row().didPressClose(close)
}

enum Filter: String, CaseIterable, LinkValue { case open, done }

final class CourseFlow: Flow {
  @Linked
  enum Destination: Codable, Hashable {
    @Link("course") case course
    @Link("tasks/{id}?filter={filter}") case task(id: Int, filter: Filter?)
    @Link("lesson", as: .sheet) case lesson
  }

  let navigator = Navigator<Destination>(root: .course)

  func screen(for destination: Destination) -> some View {
    switch destination {
    case .course: CourseScreen(title: "Course", didPressClose: { self.back() }).actions(self)
    case .task: EmptyView()
    case .lesson: LessonScreen(actions: LessonActionsListeners(self)).actions(self)
    }
  }

  private func back() { go(.back) }
}

extension Filter: Codable {}

extension CourseFlow: CourseScreen.Actions {
  func didPressJoinCall() { go(.forward(to: .lesson, style: .sheet)) }
  func didPressSave() async throws {}
  func didAskForPlace(_ task: Task) -> Int { 1 }
  func didPressClose() { back() }
}

extension CourseFlow: LessonActions {
  func didAskForGrade(of id: String) -> Int? { 1 }
}

enum Area: String, CaseIterable, LinkValue { case courses, profile }

@Observable
final class MainFlow: Flow {
  // Where all is on the main actor, a conformance of a destination mustn't be.
  nonisolated enum Destination: Hashable { case main, warning }

  let navigator = Navigator<Destination>(root: .main)
  var tabs = TabSelection<Area>()
  var places: [Direction<Int>] = []

  func screen(for destination: Destination) -> some View {
    FlowTabs(Binding(get: { self.tabs }, set: { self.tabs = $0 })) { tab in
      switch tab {
      case .courses: FlowView(CourseFlow())
      case .profile: Text("Profile").handleNavigation(directions) { Text("\($0)") }
      }
    } label: { tab in
      Text(tab.rawValue)
    }
  }

  private var directions: Binding<[Direction<Int>]> {
    Binding(get: { self.places }, set: { self.places = $0 })
  }

  func dialog(for destination: Destination) -> Dialog? {
    Dialog("Leave?") { Dialog.Button("Leave", role: .destructive) { self.places = [] } }
  }

  func shouldLeave(_ destination: Destination) -> Permission<Destination> {
    destination == .main ? .ask("Leave?") : .allow
  }
}

struct CourseApp: View {
  @State private var flow = MainFlow()

  var body: some View {
    FlowView(flow).observingActions { _ in }
    FlowView { CourseFlow() }
  }
}
