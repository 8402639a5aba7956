import Foundation
import MeerkatSource
import Testing

struct FlowMapTests {
  @Test func closuresInAScreenAreWays() async {
    let text = await mapText(
      """
      struct NameScreen: View {
        let didPressDone: () -> Void
        var body: some View { Button("Done", action: didPressDone) }
      }
      final class SettingsFlow: Flow {
        enum Destination: Hashable { case settings, name(Person.ID, isNew: Bool) }
        let navigator = Navigator<Destination>(root: .settings)
        func screen(for destination: Destination) -> some View {
          switch destination {
          case .settings: Button("Change") { self.present(.name(1, isNew: false), as: .sheet) }
          case .name: NameScreen(didPressDone: close)
          }
        }
      }
      struct MyApp: App { var body: some Scene { WindowGroup { FlowView(SettingsFlow()) } } }
      """)
    #expect(
      text == """
        1 flow, 2 destinations, 2 ways in 1 file.

        SettingsFlow                                                                             App.swift:5
          settings (root)  Button  /                                                                      :6
            “Change” → present name as sheet                                                             :10
          name(Person.ID, Bool)  NameScreen                                                               :6
            NameScreen.didPressDone → close                                                              :11

        """)
  }

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

  @Test func genericFlowsAndFlowsInTypesAreFound() async {
    let map = await map([
      "App.swift": """
      final class PickerFlow<Item: Hashable>: Flow {
        typealias Outcome = Item
        enum Destination: Hashable { case list, item(Item) }
        let navigator = Navigator<Destination>(root: .list)
        func screen(for destination: Destination) -> some View {
          switch destination {
          case .list: ItemList().didSelect { self.push(.item($0)) }
          case .item(let item): ItemScreen(item: item, didPressDone: { self.finish(item) })
          }
        }
      }
      enum Shop {
        struct Catalogue<Item> {
          final class Main: Flow {
            enum Place: Hashable { case home, picker }
            var navigator = Navigator<Place>(root: .home)
            func screen(for place: Place) -> some View {
              switch place {
              case .home: Button("Pick") { self.push(.picker) }
              case .picker: FlowView(PickerFlow<Item>()) { _ in self.back(to: .home) }
              }
            }
          }
        }
      }
      let main = Shop.Catalogue<Int>.Main()
      """
    ])
    #expect(map.flows.map(\.name) == ["PickerFlow", "Shop.Catalogue.Main"])
    #expect(map.flows[1].destinations[1].children.map(\.flow) == ["PickerFlow"])
    #expect(map.flows[1].destinations[1].children.map(\.outcome) == ["Item"])
    #expect(
      Baseline(of: map).lines.filter { $0.contains("→") } == [
        "PickerFlow.item: ItemScreen.didPressDone → finish with an outcome",
        "PickerFlow.list: ItemList.didSelect → push item",
        "Shop.Catalogue.Main.home: “Pick” → push picker",
        "Shop.Catalogue.Main.picker: the outcome of PickerFlow → back(to:) home",
      ])
  }

  @Test func flowsInTabsAndAwaitedFlowsAreChildren() async {
    let map = await map([
      "App.swift": """
      final class MainFlow: Flow {
        enum Destination { case tabs }
        enum Tab: String, LinkValue { case one, two }
        let navigator = Navigator<Destination>(root: .tabs)
        func screen(for destination: Destination) -> some View {
          FlowTabs($flow.tabs) { tab in
            switch tab {
            case .one: FlowView(OneFlow())
            case .two: FlowView(two)
            }
          } label: { Text($0.rawValue) }
        }
        private let two = TwoFlow()
      }
      final class OneFlow: Flow {
        enum Destination { case root, more }
        let navigator = Navigator<Destination>(root: .root)
        func screen(for destination: Destination) -> some View {
          Button("Two") { Task { let two = TwoFlow(); try await self.present(two, as: .popover) } }
        }
      }
      extension OneFlow.Destination: Linked {
        static let links = Links<Self> { DeepLink("more", .more, as: .sheet(detents: [.medium])) }
      }
      final class TwoFlow: Flow {
        @Linked enum Destination { case root; @Link("items/{id}", as: .alert) case item(Int) }
        let navigator = Navigator<Destination>(root: .root)
        func screen(for destination: Destination) -> some View { Text("") }
      }
      """
    ])
    let places = map.flows.flatMap { flow in
      flow.destinations.map { "\(flow.name).\($0.name): \($0.addresses.joined(separator: " "))" }
    }
    #expect(
      places == [
        "MainFlow.tabs: /", "OneFlow.root: /one", "OneFlow.more: /one/more", "TwoFlow.root: /two",
        "TwoFlow.item: /two/items/{id}",
      ])
    #expect(map.flows[0].destinations[0].children.map(\.tab) == ["one", "two"])
    #expect(map.flows[1].destinations[1].links.map(\.style) == ["sheet"])
    #expect(map.flows[2].destinations[1].links.map(\.style) == ["alert"])
    #expect(map.ways.map(\.target.names) == [["TwoFlow"], ["TwoFlow"]])
    #expect(map.ways.map(\.style) == ["popover", "popover"])
  }

  @Test func guardsSayWhatTheyMayAnswer() async {
    let text = await mapText(
      """
      final class AccountFlow: Flow {
        enum Destination { case list, account, signIn, editor }
        let navigator = Navigator<Destination>(root: .list)
        func screen(for destination: Destination) -> some View { Text("") }
        func shouldEnter(_ destination: Destination) -> Permission<Destination> {
          destination == .account && !isSignedIn ? .first(.signIn, style: .sheet) : .allow
        }
        func shouldLeave(_ place: Destination) -> Permission<Destination> {
          guard place == .editor, hasChanges else { return .allow }
          return isBusy ? .refuse : .ask("Discard changes?", confirm: "Discard")
        }
      }
      let flow = AccountFlow()
      """)
    #expect(
      text == """
        1 flow, 4 destinations, 1 way in 1 file.

        AccountFlow                                                                              App.swift:1
          list (root)  Text  /                                                                            :2
          account  Text                                                                                   :2
            shouldEnter may first                                                                         :5
            shouldEnter → first signIn as sheet                                                           :6
          signIn  Text                                                                                    :2
          editor  Text                                                                                    :2
            shouldLeave may ask or refuse                                                                 :8

        Nothing leads to
          AccountFlow: account, editor

        """)
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
        @State private var directions: [Direction<Stop>] = []
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
        "Place.ticket: “Done” → back", "Place: “Tickets” → push ticket",
      ])
    #expect(map.notes.unreached.map(\.destination) == ["help"])
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

  @Test func whatOnlyTestsReachIsSaid() async {
    let map = await map([
      "Sources/App.swift": """
      final class MainFlow: Flow {
        enum Destination { case root, hidden, lost, linked }
        let navigator = Navigator<Destination>(root: .root)
        func screen(for destination: Destination) -> some View { Text("") }
      }
      extension MainFlow.Destination: Linked {
        static let links = Links<Self> { DeepLink("linked", .linked) }
      }
      final class OldFlow: Flow {
        enum Destination { case root }
        let navigator = Navigator<Destination>(root: .root)
        func screen(for destination: Destination) -> some View { Text("") }
      }
      let flow = MainFlow()
      """,
      "Tests/AppTests/Tests.swift": """
      func opens() { let flow = MainFlow(); flow.push(.hidden); _ = OldFlow() }
      final class TestFlow: Flow {
        enum Destination { case root }
        let navigator = Navigator<Destination>(root: .root)
      }
      """,
    ])
    #expect(
      map.notes.onlyTested.map { "\($0.flow).\($0.destination)" } == [
        "MainFlow.hidden", "OldFlow.root",
      ])
    #expect(map.notes.unreached.map(\.destination) == ["lost"])
    #expect(map.notes.onlyLinked.map(\.destination) == ["linked"])
    #expect(map.appFlows.map(\.name) == ["MainFlow", "OldFlow"])
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

  @Test func withoutFlowsTheTextSaysSo() async {
    #expect(
      await mapText("struct A {}")
        == "There is no flow in 1 Swift files. A flow is a class that conforms to Flow.\n")
    #expect(await mapText("").hasPrefix("There is no flow"))
  }

  @Test func ofWhatDoesNotParseTheRestIsInTheMap() async {
    let map = await map([
      "App.swift": """
      final class MainFlow: Flow {
        enum Destination { case root, more }
        let navigator = Navigator<Destination>(root: .root)
        func screen(for destination: Destination) -> some View {
          Button("More") { self.push(.more) }
        }
        func broken( {
      """
    ])
    #expect(map.flows.map(\.destinations.count) == [2])
    #expect(map.ways.map(\.target.names).contains(["more"]))
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
