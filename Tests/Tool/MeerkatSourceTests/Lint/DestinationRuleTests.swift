import Testing

/// `names-destination`.
struct DestinationRuleTests {
  @Test(arguments: [
    #"NavigationLink("More") { DetailScreen() }"#,
    #"NavigationLink(destination: DetailScreen()) { Text("More") }"#,
    #"NavigationLink { VStack { DetailScreen().padding() } } label: { Text("More") }"#,
    #"NavigationLink("More", value: Route.detail)"#,
    #"NavigationLink(value: Route.detail(id)) { Text("More") }"#,
    "List {}.sheet(isPresented: $isShown) { DetailScreen() }",
    "List {}.sheet(isPresented: $isShown, onDismiss: {}, content: { DetailScreen() })",
    "List {}.fullScreenCover(item: $item) { NavigationStack { DetailScreen(item: $0) } }",
    "List {}.popover(isPresented: $isShown) { if isLong { DetailScreen() } else { Text(\"x\") } }",
    "List {}.navigationDestination(for: Item.self) { DetailScreen(item: $0) }",
    "window.rootViewController = UIHostingController(rootView: DetailScreen())",
  ])
  func aViewThatNamesWhatComesNext(body: String) async {
    #expect(await lint(view("", body)) == ["4 names-destination"])
  }

  @Test func aScreenMayStandInAnotherMember() async {
    let found = await lint(
      """
      struct Page: View {
        var body: some View { List {}.sheet(isPresented: $isShown) { more } }
        @ViewBuilder private var more: some View { detail(1) }
        func detail(_ id: Int) -> some View { DetailScreen(id: id) }
      }
      """)
    #expect(found == ["2 names-destination"])
  }

  @Test func windowsAreNamedByTheEnvironmentsAction() async {
    let found = await lint(
      view(#"@Environment(\.openWindow) var open"#, #"Button("Help") { open(id: "help") }"#))
    #expect(found == ["4 names-destination"])
  }

  @Test(arguments: [
    "NavigationLink(value: item) { Text(item.name) }",
    #"NavigationLink(destination: Text("About")) { Text("About") }"#,
    "NavigationLink(destination: destination) { label }",
    #"Link("Privacy", destination: URL(string: "https://example.com")!)"#,
    #"List {}.sheet(isPresented: $isShown) { Text("Thanks") }"#,
    "List {}.sheet(isPresented: $isShown, content: content)",
    #"List {}.alert("Delete?", isPresented: $isShown) { Button("Delete") {} }"#,
    #"if isOpen { DetailScreen() } else { Text("Closed") }"#,
    "VStack { DetailScreen(); DetailScreen() }",
    "List {}.sheet(isPresented: $isShown) { Camera() }",
  ])
  func aViewThatDoesNot(body: String) async {
    let camera = "struct Camera: UIViewControllerRepresentable {}"
    #expect(await lint(view("let content: () -> Text", body) + "\n" + camera) == [])
  }

  @Test func aGenericDestinationIsItsParents() async {
    let found = await lint(
      """
      struct Row<Next: View>: View {
        let next: Next
        var body: some View { NavigationLink(destination: next) { Text("Next") } }
      }
      """)
    #expect(found == [])
  }

  @Test func aViewThatOnlyHostsMayKnowItsScreens() async {
    let body = """
      NavigationStack(path: $model.path) {
            Home().navigationDestination(for: Route.self) { route in
              switch route { case .detail: DetailScreen() }
            }
          }.sheet(item: $model.sheet) { SheetScreen($0) }
      """
    #expect(await lint(view("@State var model = Model()", body)) == [])
    let acting = body.replacing("Home()", with: #"Button("Go") { print("a control of its own") }"#)
    #expect(
      await lint(view("@State var model = Model()", acting))
        == ["5 names-destination", "8 names-destination"])
  }

  @Test func previewsAndTestsMayNameScreens() async {
    let page = view("", #"NavigationLink("More") { DetailScreen() }"#)
    #expect(await lint(["Tests/PageTests/Page.swift": page]) == [])
    #expect(await lint("struct Page_Previews: PreviewProvider {\n\(page)\n}") == [])
    #expect(await lint("#Preview {\n\(page)\nreturn Page() }") == [])
    #expect(await lint(#"#Preview { NavigationLink("More") { DetailScreen() } }"#) == [])
  }
}
