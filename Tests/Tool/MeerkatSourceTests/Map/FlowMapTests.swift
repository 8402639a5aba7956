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

  @Test(.timeLimit(.minutes(1))) func protocolsInACircleAreFollowedOnce() async {
    let names = (0..<14).map { "P\($0)" }
    let protocols = names.map { name in
      "protocol \(name): \(names.filter { other in other != name }.joined(separator: ", ")) {}"
    }
    let text = await mapText(
      protocols.joined(separator: "\n") + """

        final class ShopFlow: P0, Flow {
          enum Destination: Hashable { case list, item }
          let navigator = Navigator<Destination>(root: .list)
          func screen(for destination: Destination) -> some View {
            switch destination {
            case .list: Button("Open") { self.push(.item); self.unknown.other() }
            case .item: Text("Item")
            }
          }
        }
        """)
    #expect(text.contains("“Open” → push item"))
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

  /// A flow with a folder that shows another flow, or itself.
  private func flow(_ name: String, showing other: String) -> String {
    """
    final class \(name): Flow {
      @Linked enum Destination { case list; @Link("folders/{id}") case folder(Int) }
      let navigator = Navigator<Destination>(root: .list)
      func screen(for destination: Destination) -> some View {
        switch destination {
        case .list: Text("")
        case .folder: FlowView(\(other)())
        }
      }
    }

    """
  }

  @Test func aFlowThatShowsItselfBeginsWithTheApp() async {
    let app = "struct Files: App { var body: some Scene { WindowGroup { FlowView(Root()) } } }\n"
    let itself = await map(["App.swift": app + flow("Root", showing: "Root")])
    #expect(
      itself.flows[0].destinations.map(\.addresses) == [["/"], ["/folders/{id}"]])
    let circle = await map([
      "App.swift": app + flow("Inner", showing: "Root") + flow("Root", showing: "Inner")
    ])
    #expect(circle.flows.map { $0.destinations[0].addresses.first } == ["/folders/{id}", "/"])
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
    #expect(map.notes.onlyTested.map(\.destination) == ["hidden"])
    #expect(map.notes.unmade == ["OldFlow"])
    #expect(map.notes.unreached.map(\.destination) == ["lost"])
    #expect(map.notes.onlyLinked.map(\.destination) == ["linked"])
    #expect(map.appFlows.map(\.name) == ["MainFlow", "OldFlow"])
  }

  @Test func withoutFlowsTheTextSaysSo() async {
    #expect(
      await mapText("struct A {}")
        == "There is no flow in 1 file. A flow is a class that conforms to Flow.\n")
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
}
