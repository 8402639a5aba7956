import MeerkatSource
import Testing

/// `calls-order`.
struct OrderRuleTests {
  @Test(arguments: [
    "let openSettings: () -> Void", "var showDetails: ((Int) -> Void)?",
    "@Action var goBack: (() -> Void)?", "let onNavigateToHelp: @MainActor () -> Void",
  ])
  func anActionThatIsNamedAsAnOrder(property: String) async {
    let name = property.split(separator: ":")[0].split(separator: " ").last ?? ""
    #expect(await lint(view(property, #"Button("x") { _ = \#(name) }"#)) == ["2 calls-order"])
  }

  @Test(arguments: [
    "let didPressSettings: () -> Void", "let settingsTapped: () -> Void",
    "let onClose: () -> Void", "let onDismiss: () -> Void", "let openURL: (URL) -> Void",
    "let showsReset: () -> Bool", "let showReset: () -> Bool", "let action: () -> Void",
    "let routeSelected: (Route) -> Void", "let pushNotificationsEnabled: (Bool) -> Void",
    "let onRouteChange: (Route) -> Void", "let showsTitle: Bool", "let openedAt: Date",
  ])
  func anActionThatSaysWhatHappened(property: String) async {
    let name = property.split(separator: ":")[0].split(separator: " ").last ?? ""
    #expect(await lint(view(property, #"Button("x") { _ = \#(name) }"#)) == [])
  }

  private static let models = """

    final class Way { var path = NavigationPath(); func push(_ item: Int) { path.append(item) } }
    final class ListModel {
      private let router: MainRouter
      func open(_ item: Int) { router.show(item) }
      func showPassword() { isPasswordVisible = true }
      func close() { onClose() }
      var isPasswordVisible = false
      private let goAway: () -> Void
      func dismiss() { goAway() }
    }
    final class MainRouter { func show(_ item: Int) {} }
    """

  @Test(arguments: [
    (#"Button("x") { model.open(1) }"#, ["4 calls-order"]),
    (#"Button("x", action: model.dismiss)"#, ["4 calls-order"]),
    (#"Button("x") { model.showPassword() }"#, []),
    (#"Button("x", action: model.close)"#, []),
    (#"Text(model.title)"#, []),
  ])
  func aModelsFunctionIsAnOrderIfItNavigates(body: String, expected: [String]) async {
    #expect(await lint(view("@State var model: ListModel", body) + Self.models) == expected)
  }

  @Test(arguments: [
    (#"Button("x") { model.navigateToSettings() }"#, ["4 calls-order"]),
    (#"Button("x") { model.onGoNext?() }"#, ["4 calls-order"]),
    (#"Button("x") { model.showVolume() }"#, []),
    (#"Button("x") { model.openFile() }"#, []),
    (#"Button("x") { model.goToNextTrack() }"#, []),
    (#"Button("x") { model.save() }"#, []),
  ])
  func aTypeOfAnotherPackageIsJudgedByAClearName(body: String, expected: [String]) async {
    #expect(await lint(view("@ObservedObject var model: Model", body)) == expected)
  }

  @Test(arguments: [
    ("store.send(.openSettings)", ["4 calls-order"]),
    ("store.send(.showDetail(id))", ["4 calls-order"]),
    ("store.dispatch(Actions.showLogin)", ["4 calls-order"]),
    ("store.dispatch(Actions.loadItems)", []),
    ("store.send(.settingsButtonTapped)", []),
    ("store.send(.openSettingsTapped)", []),
    ("socket.send(.close)", []),
    (#"NotificationCenter.default.post(name: .showLogin, object: nil)"#, ["4 calls-order"]),
    (#"NotificationCenter.default.post(name: .init("OpenHelp"), object: nil)"#, ["4 calls-order"]),
    (#"NotificationCenter.default.post(name: .loggedOut, object: nil)"#, []),
  ])
  func whatIsSent(call: String, expected: [String]) async {
    #expect(await lint(view("", #"Button("x") { \#(call) }"#)) == expected)
  }

  @Test(arguments: [
    ("openSettings", "didPressSettings"), ("goBack", "didPressBack"), ("close", "didPressClose"),
    ("navigateToHelp", "didPressHelp"), ("onShowDetails", "didPressDetails"), ("open", "didSelect"),
  ])
  func theMessageHasABetterName(name: String, better: String) async {
    let page = view("let \(name): () -> Void", #"Button("x", action: \#(name))"#)
    let message = await findings(["Page.swift": page]).first?.message
    #expect(message?.hasSuffix("by what the user did, as in \(better).") == true)
  }
}
