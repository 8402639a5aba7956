import Testing

/// `chooses-place`, `interprets-business-value` and `navigates-on-appear`.
struct PlaceRuleTests {
  @Test(arguments: [
    view("@Binding var isPresented: Bool", #"Button("Close") { isPresented = false }"#),
    view("@Binding var showsSheet: Bool", #"Button("Open") { showsSheet.toggle() }"#),
    view("@Binding var tab: Root.Tab", #"Button("Search") { tab = .search }"#),
    view("@Binding var current: Screen", #"Button("Play") { self.current = Screen.game }"#),
  ])
  func aViewThatSetsItsParentsPlace(source: String) async {
    #expect(await lint(source) == ["2 chooses-place"])
  }

  @Test(arguments: [
    view("@Binding var isOn: Bool", #"Button("On") { isOn = true }"#),
    view(
      "@Binding var showsPassword: Bool",
      #"Button(showsPassword ? "a" : "b") { showsPassword.toggle() }"#),
    view("@Binding var tab: Tab", #"Button("a") { tab = .a }.bold(tab == .a)"#),
    view("@Binding var color: Color", #"Button("Red") { color = .red }"#),
    view("@State private var isPresented = false", #"Button("x") { isPresented = true }"#),
    view("@Binding var isPresented: Bool", "Toggle(isOn: $isPresented) { label }"),
  ])
  func aViewThatDoesNot(source: String) async {
    #expect(await lint(source) == [])
  }

  @Test(arguments: [
    ("Text(\"x\").sheet(isPresented: $isOn) { Text(\"y\") }", ["2 chooses-place"]),
    ("Toggle(isOn: $isOn) { label }", []),
  ])
  func whatIsBoundDecidesNotTheName(use: String, expected: [String]) async {
    let page = view("@Binding var flag: Bool", #"Button("x") { flag = false }"#)
    let root = """

      struct Root<Label: View>: View {
        let label: Label
        @State var isOn = false
        var body: some View { Page(flag: $isOn); \(use) }
      }
      """
    #expect(await lint(page + root) == expected)
  }

  @Test func aFlagByWhichAParentShowsTheViewIsAPlace() async {
    let card = view("@Binding var showsCard: Bool", #"Button("x") { showsCard = false }"#)
    let list = """

      struct Items: View {
        @Environment(Shop.self) var shop
        var body: some View { Button("x") { shop.showsCard = true } }
      }
      """
    let root = """

      struct Root<Content: View>: View {
        @Bindable var shop: Shop
        var body: some View { if shop.showsCard { Page(showsCard: $shop.showsCard) } }
      }
      """
    #expect(await lint(card + list) == ["2 chooses-place"])
    #expect(await lint(card + list + root) == ["2 chooses-place", "9 chooses-place"])
    let editing = card.replacing("showsCard", with: "isEditing")
    #expect(await lint(editing + list + root.replacing("showsCard", with: "isEditing")) == [])
  }

  @Test(arguments: [
    ("app.screen = .home", ["4 chooses-place"]),
    ("app.showsHelp = true", ["4 chooses-place"]),
    ("app.isLoggedIn = false", []),
    ("app.filter = .unread", []),
  ])
  func aSharedValueThatIsAPlace(change: String, expected: [String]) async {
    let root = """

      struct Root<Content: View>: View {
        @Bindable var app: AppState
        var body: some View { Text("x").sheet(isPresented: $app.showsHelp) { Text("Help") } }
      }
      """
    let page = view("@Environment(AppState.self) var app", #"Button("x") { \#(change) }"#)
    #expect(await lint(page + root) == expected)
  }

  private static let user = """

    struct User { var role: Role; var state: Load }
    enum Role { case member, staff }
    enum Load { case loading, loaded }
    """

  @Test(arguments: [
    ("switch user.role { case .member: MemberHome() case .staff: StaffHome() }", true),
    (#"Group { if user.role == .staff { StaffHome() } else { MemberHome() } }.padding()"#, true),
    ("switch user.state { case .loading: WaitingPage() case .loaded: MemberHome() }", false),
    ("switch user.role { case .member: MemberRow() case .staff: StaffRow() }", false),
    ("switch user.role { case .member: Text(\"a\") case .staff: Text(\"b\") }", false),
    ("VStack { header; switch user.role { case .member: A() case .staff: B() } }", false),
    ("switch step { case .one: FirstPage() case .two: SecondPage() }", false),
    ("switch user.result { case .success: MemberHome() case .failure: SorryPage() }", false),
    ("if user.isKnown { MemberHome() } else { LoginPage() }", false),
  ])
  func aChoiceOfScreens(body: String, isFound: Bool) async {
    let page = view("let user: User; @State private var step = Step.one", body)
    #expect(await lint(page + Self.user) == (isFound ? ["4 interprets-business-value"] : []))
  }

  @Test(arguments: [
    (".onAppear { isDone = true }.sheet(isPresented: $isDone) { Text(\"x\") }", true),
    (".task { isDone.toggle() }.navigationDestination(isPresented: $isDone) { Text(\"x\") }", true),
    (".onAppear { isDone = true }.opacity(isDone ? 1 : 0)", false),
    (".onAppear { load() }.sheet(isPresented: $isDone) { Text(\"x\") }", false),
  ])
  func aViewThatGoesWhenItAppears(modifiers: String, isFound: Bool) async {
    let page = view("@State private var isDone = false", #"Text("Hello")"# + modifiers)
    #expect(await lint(page) == (isFound ? ["4 navigates-on-appear"] : []))
  }

  @Test func aViewThatGivesWayAfterATime() async {
    let splash = """
      struct Splash: View {
        @State private var isOver = false
        var body: some View {
          Group {
            if isOver { MainPage() } else { Image("logo") }
          }
          .task {
            try? await Task.sleep(for: .seconds(2))
            isOver = true
          }
        }
      }
      """
    #expect(await lint(splash) == ["9 navigates-on-appear"])
    let loading = splash.replacing("try? await Task.sleep(for: .seconds(2))", with: "await load()")
    #expect(await lint(loading) == [])
  }

  @Test func aRouterThatIsToldOnAppear() async {
    let found = await lint(
      view("@Environment(Router.self) var router", #"Text("x").onAppear { router.push(.next) }"#))
    #expect(found == ["2 holds-navigation", "4 navigates-on-appear"])
  }
}
