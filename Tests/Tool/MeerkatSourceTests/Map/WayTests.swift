import MeerkatSource
import Testing

struct WayTests {
  @Test func actionsAreAnsweredInOtherFiles() async {
    let map = await map([
      "Screens/Course.swift": """
      @Actions struct CourseScreen: View {
        @Action var didPressCall: (() -> Void)?
        @Action var didSelect: ((Int) -> Void)?
        var body: some View { Text("") }
      }
      """,
      "Flow/CourseFlow.swift": """
      class CourseFlow: Flow {
        let navigator = Navigator<Destination>(Journey(.course))
        func screen(for place: Destination) -> some View {
          switch place {
          case .course: CourseScreen().actions(self).navigationTitle("Course")
          case .call, .task: details(place)
          }
        }
      }
      """,
      "Flow/CourseFlow+Destination.swift": """
      extension CourseFlow {
        enum Destination: Hashable { case course, call, task(Int) }
        @ViewBuilder func details(_ place: Destination) -> some View {
          if case .call = place { CallScreen(didPressLeave: back) } else { TaskScreen() }
        }
      }
      struct CallScreen: View { let didPressLeave: () -> Void; var body: some View { Text("") } }
      struct TaskScreen: View { var body: some View { Text("") } }
      """,
      "Flow/CourseFlow+Actions.swift": """
      extension CourseFlow: CourseScreen.Actions {
        func didSelect(_ id: Int) { open(id) }
        func didPressCall() { go(.forward(to: .call, style: .present(.fullScreenCover))) }
        private func open(_ id: Int) { push(.task(id)) }
        func didPressNothing() { leave() }
      }
      """,
    ])
    #expect(
      Baseline(of: map).lines == [
        "CourseFlow",
        "CourseFlow.call", "CourseFlow.call shows CallScreen",
        "CourseFlow.call: CallScreen.didPressLeave → back",
        "CourseFlow.course at /", "CourseFlow.course is the root",
        "CourseFlow.course shows CourseScreen",
        "CourseFlow.course: CourseScreen.didPressCall → present call as fullScreenCover",
        "CourseFlow.course: CourseScreen.didSelect → push task",
        "CourseFlow.task shows TaskScreen", "CourseFlow.task(Int)",
        "CourseFlow: CourseFlow.didPressNothing() → leave",
      ])
    #expect(
      map.ways.first { $0.verb == "push" }?.handler == "CourseFlow.open(_:)")
  }

  @Test func directionsOfAPresenterAreWaysOfTheFlowThatFollows() async {
    let map = await map([
      "App.swift": """
      final class TodosPresenter {
        enum Destination { case list, add, details(Int) }
        let navigation = PassthroughSubject<Direction<Destination>, Never>()
        func didPressAdd() { navigation.send(.forward(to: .add, style: .sheet)) }
        func didPressSave() { Task { [weak self] in self?.didSave() } }
        private func didSave() { navigation.send(.backFrom(.add)) }
        func ring(_ id: Int) { navigation.send(.forward(to: .details(id), style: .alert)) }
      }
      struct ListScreen: View { @Action var didPressAdd: (() -> Void)?; var body: some View { Text("") } }
      struct AddScreen: View { @Action var didPressSave: (() -> Void)?; var body: some View { Text("") } }
      struct AddPage: View {
        let presenter: TodosPresenter
        var body: some View { AddScreen().actions(presenter) }
      }
      final class TodosFlow: Flow {
        typealias Destination = TodosPresenter.Destination
        let navigator = Navigator<Destination>(root: .list)
        let presenter = TodosPresenter()
        init() { presenter.navigation.sink { [weak self] in self?.go($0) } }
        func screen(for destination: Destination) -> some View {
          switch destination {
          case .list: ListScreen().actions(presenter)
          case .add: AddPage(presenter: presenter)
          case .details: EmptyView()
          }
        }
      }
      """
    ])
    #expect(
      Baseline(of: map).lines.filter { $0.contains("→") } == [
        "TodosFlow.add: AddScreen.didPressSave → back(from:) add",
        "TodosFlow.list: ListScreen.didPressAdd → present add as sheet",
        "TodosFlow: TodosFlow.init() → go computed `$0`",
        "TodosFlow: TodosPresenter.ring(_:) → present details as alert",
      ])
  }

  @Test func aViewWithHandleNavigationKeepsAJourneyToo() async {
    let map = await map([
      "App.swift": """
      struct Place: View {
        private enum Stop: Hashable { case ticket, help }
        @State private var directions: [Direction<Stop>] = [
          .forward(to: .ticket, style: .sheet)
        ]
        var body: some View {
          Button("Tickets") { directions.append(.forward(to: .ticket)) }
            .handleNavigation($directions) { stop in
              switch stop {
              case .ticket: Button("Done") { directions.append(.back) }
              case .help: Text("Help")
              }
            }
        }
      }
      """
    ])
    #expect(map.flows.map(\.isView) == [true])
    #expect(
      Baseline(of: map).lines.filter { $0.contains("→") } == [
        "Place.ticket: “Done” → back", "Place: the beginning → present ticket as sheet",
        "Place: “Tickets” → push ticket",
      ])
    #expect(map.notes.unreached.map(\.destination) == ["help"])
  }

  @Test func aViewMayFollowTheDirectionsInItsPresenter() async {
    let map = await map([
      "App.swift": """
      @Observable final class TodosPresenter {
        enum Destination: Hashable { case add, details(Int) }
        var directions: [Direction<Destination>] = []
        func didPressAdd() { directions.append(.forward(to: .add, style: .sheet)) }
        func didPressCancel() { directions = [.backFrom(.add)] }
      }
      struct AddScreen: View { @Action var didPressCancel: (() -> Void)?; var body: some View { Text("") } }
      struct TodosView: View {
        @Bindable var presenter: TodosPresenter
        var body: some View {
          Button("Add", action: presenter.didPressAdd)
            .handleNavigation($presenter.directions) { destination in
              switch destination {
              case .add: AddScreen().actions(presenter)
              case .details: Text("")
              }
            }
        }
      }
      """
    ])
    #expect(map.flows.map(\.destinationType) == ["TodosPresenter.Destination"])
    #expect(
      Baseline(of: map).lines.filter { $0.contains("→") } == [
        "TodosView.add: AddScreen.didPressCancel → back(from:) add",
        "TodosView: “Add” → present add as sheet",
      ])
  }

  @Test func whatIsComputedIsSaid() async {
    let map = await map([
      "App.swift": """
      final class MainFlow: Flow {
        enum Destination { case root, one, two, three }
        let navigator = Navigator<Destination>(root: .root)
        var next: Destination { if isNew { return .one } else { return .two } }
        func screen(for destination: Destination) -> some View {
          VStack {
            Button("Next") { self.push(self.next) }
            Button("Last") { self.push(isNew ? .one : .three) }
            Button("Saved") { self.push(store.place) }
            Button("Link") { self.open("/one") }
            Button("All") { self.reset(to: Journey(.root, [.push(.two)])) }
          }
        }
      }
      """
    ])
    let ways = map.ways.filter { $0.from?.destination == "root" }
    #expect(
      ways.map { "\($0.cause) \($0.verb) \($0.target.kind) \($0.target.names)" } == [
        "“All” reset destinations [\"root\", \"two\"]",
        "“Last” push destinations [\"one\", \"three\"]",
        "“Link” open link [\"/one\"]",
        "“Next” push destinations [\"one\", \"two\"]",
        "“Saved” push computed [\"store.place\"]",
      ])
  }

  @Test func callsThroughProtocolsReachTheFlow() async {
    let map = await map([
      "App.swift": """
      protocol StepsView: AnyObject { func showSecond(); func finish(_ name: String) }
      final class StepsPresenter {
        weak var view: (any StepsView)?
        func didPressNext() { view?.showSecond() }
        func didPressDone() { view?.finish("") }
      }
      struct StepScreen: View {
        let didPress: () -> Void
        var body: some View { Text("") }
      }
      final class StepsFlow: Flow, StepsView {
        enum Destination { case first, second }
        typealias Outcome = String
        let navigator = Navigator<Destination>(root: .first)
        private let presenter = StepsPresenter()
        func screen(for destination: Destination) -> some View {
          switch destination {
          case .first: StepScreen(didPress: presenter.didPressNext)
          case .second: StepScreen(didPress: { self.presenter.didPressDone() })
          }
        }
        func showSecond() { push(.second) }
      }
      """
    ])
    #expect(
      Baseline(of: map).lines.filter { $0.contains("→") } == [
        "StepsFlow.first: StepScreen.didPress → push second",
        "StepsFlow.second: StepScreen.didPress → finish with an outcome",
      ])
  }

  @Test func closuresInPropertiesAreFollowed() async {
    let map = await map([
      "App.swift": """
      final class MainFlow: Flow {
        enum Destination { case root, failed, detail }
        let navigator = Navigator<Destination>(root: .root)
        var keep: (Int) -> Void { { [weak self] _ in self?.present(.failed, as: .alert) } }
        var showsDetail: Binding<Bool> {
          Binding { true } set: { if $0 { self.push(.detail) } }
        }
        func screen(for destination: Destination) -> some View {
          switch destination {
          case .root: Split(isOn: showsDetail) { Button("Keep") { self.keep(1) } }
          case .failed: EmptyView()
          case .detail: FlowView(ChildFlow(), didFinish: keep)
          }
        }
        func dialog(for destination: Destination) -> Dialog? {
          guard destination == .failed else { return nil }
          return Dialog("Failed") { Dialog.Button("Again") { self.keep(2) } }
        }
      }
      final class ChildFlow: Flow {
        enum Destination { case root }
        let navigator = Navigator<Destination>(root: .root)
      }
      """
    ])
    #expect(
      Baseline(of: map).lines.filter { $0.contains("→") } == [
        "MainFlow.detail: the outcome of ChildFlow → present failed as alert",
        "MainFlow.failed: “Again” → present failed as alert",
        "MainFlow.root: a change of showsDetail → push detail",
        "MainFlow.root: “Keep” → present failed as alert",
      ])
  }

  @Test func conditionalCodeCounts() async {
    let map = await map([
      "App.swift": """
      final class MainFlow: Flow {
        enum Destination {
          case root
          #if os(iOS)
            case camera
          #endif
        }
        let navigator = Navigator<Destination>(root: .root)
        func screen(for destination: Destination) -> some View {
          switch destination {
          case .root:
            #if os(iOS)
              Button("Photo") { self.push(.camera) }
            #else
              Text("")
            #endif
          #if os(iOS)
            case .camera: Button("Done") { self.back() }
          #endif
          }
        }
      }
      """
    ])
    #expect(
      Baseline(of: map).lines.filter { $0.contains("→") } == [
        "MainFlow.camera: “Done” → back", "MainFlow.root: “Photo” → push camera",
      ])
  }

  @Test func ownFunctionsAreNoVerbs() async {
    let map = await map([
      "App.swift": """
      final class MainFlow: Flow {
        enum Destination { case root, more }
        let navigator = Navigator<Destination>(root: .root)
        func screen(for destination: Destination) -> some View {
          VStack { Button("Close", action: close); Button("Open") { open(3) } }
        }
        func close() { print("closing") }
        func open(_ number: Int) { if number > 2 { push(.more) } }
      }
      struct Window { func close() {}; func all() { close(); push(1) }; func push(_ number: Int) {} }
      """
    ])
    #expect(Set(map.ways.map(\.verb)) == ["push"])
  }

  @Test func whatAFlowInheritsIsItsOwn() async {
    let map = await map([
      "App.swift": """
      extension Flow { func askForMore() { tellParent(); close() } }
      protocol Counting { func count() }
      class BaseFlow: Flow {
        enum Destination { case root, more }
        let navigator = Navigator<Destination>(root: .root)
        func screen(for destination: Destination) -> some View {
          VStack { Button("More") { self.more() }; Button("End") { self.askForMore() } }
        }
        func more() { push(.more) }
      }
      final class SpecialFlow: BaseFlow, Counting {
        override func more() { present(.more) }
      }
      """
    ])
    #expect(
      Baseline(of: map).lines.filter { $0.contains(".root: ") } == [
        "BaseFlow.root: “End” → close", "BaseFlow.root: “More” → push more",
        "SpecialFlow.root: “End” → close", "SpecialFlow.root: “More” → present more as sheet",
      ])
  }

  @Test func functionsThatCallEachOtherEnd() async {
    let map = await map([
      "App.swift": """
      final class MainFlow: Flow {
        enum Destination { case root, more }
        let navigator = Navigator<Destination>(root: .root)
        func screen(for destination: Destination) -> some View { Loop(flow: self, left: 3) }
        func again(_ n: Int) { once(n + 1); again(n - 1) }
        func once(_ n: Int) { again(n); push(.more) }
        var place: Destination { other }
        var other: Destination { place }
      }
      struct Loop: View {
        let flow: MainFlow
        let left: Int
        var body: some View { Loop(flow: flow, left: left - 1); Button("Go") { flow.again(1); flow.push(flow.place) } }
      }
      """
    ])
    #expect(map.ways.contains { $0.cause == "“Go”" && $0.target.names == ["more"] })
  }
}
