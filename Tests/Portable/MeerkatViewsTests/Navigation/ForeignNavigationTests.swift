import Foundation
import MeerkatTesting
import MeerkatUI
import Testing

/// What apps and libraries of other people lean on in tabs, stacks and links.
@MainActor
struct ForeignNavigationTests {
  private struct TaggedFirst: View {
    @State var page = "a"

    var body: some View {
      VStack {
        Button("Go to b") { page = "b" }
        TabView(selection: $page) {
          Text("page a").tag("a").tabItem { Text("A") }
          Text("page b").badge(3).tag("b").tabItem { Text("B") }
          Text("page c").tag("c").tabItem { Text("C") }
        }
      }
    }
  }

  @Test func aTagInsideATabItemIsTheTagOfTheTab() throws {
    let app = try Driver(TaggedFirst())
    try app.tap(.tab("C"))
    #expect(app.exists(.text("page c")))
    try app.tap("Go to b")
    #expect(app.exists(.text("page b")))
    #expect(!app.exists(.text("page c")))
  }

  /// Sets what is pushed back only once it has been on screen, as routers in libraries do.
  private final class Router: ObservableObject {
    @Published var isActive = false
    var isOnScreen = false
    var log: [String] = []
  }

  private struct Pushing: View {
    @ObservedObject var router: Router

    var body: some View {
      NavigationStack {
        Text("below")
          .onAppear { router.log.append("appears") }
          .background(
            NavigationLink(
              isActive: Binding(
                get: { router.isActive },
                set: {
                  router.log.append("\($0)")
                  router.isActive = $0
                })
            ) {
              Text("above")
            } label: {
              EmptyView()
            })
      }
    }
  }

  @Test func theScreenBelowAppearsBeforeALinkIsTold() throws {
    let router = Router()
    let app = try Driver(Pushing(router: router))
    router.isActive = true
    _ = app.screenText
    #expect(app.exists(.text("above")))
    router.log = []
    try app.back()
    #expect(router.log == ["appears", "false"])
    #expect(!router.isActive)
    #expect(app.exists(.text("below")))
    router.isActive = true
    _ = app.screenText
    #expect(app.exists(.text("above")))
  }

  private struct Nested: View {
    @State var path: [Int] = []

    var body: some View {
      Level(path: $path, title: "root")
    }
  }

  private struct Level: View {
    @Binding var path: [Int]
    let title: String

    var body: some View {
      NavigationStack(path: $path) {
        Button("\(title): on") { path.append(path.count) }
          .navigationDestination(for: Int.self) { Level(path: $path, title: "level \($0)") }
      }
    }
  }

  @Test func aStackInsideItselfShowsItsRoot() throws {
    let app = try Driver(Nested())
    try app.tap("root: on")
    try app.tap("level 0: on")
    #expect(app.exists(.button("level 1: on")))
    try app.back()
    #expect(app.exists(.button("level 0: on")))
  }

  struct Note: Hashable, Codable { var text: String }
  private struct Hidden: Hashable, Codable {}
  private struct Opaque: Hashable {}

  @Test func aPathIsRestoredWithItsTypes() throws {
    var path = NavigationPath()
    path.append(3)
    path.append(Note(text: "x"))
    path.append("end")
    let data = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    path.append(Opaque())
    #expect(path.codable == nil)
    path.removeLast()
    path.append(Hidden())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      let unknown = Data(#"["9NoSuchType", "3"]"#.utf8)
      _ = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: unknown)
    }
  }

  /// Compiles because the closures don't escape, as in SwiftUI.
  private struct Asking: View {
    @State private var isAsked = false
    @State private var item: String?

    var body: some View {
      NavigationStack { root { Text("destination") } }
    }

    private func root<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
      VStack {
        Button("ask") { isAsked = true }
        Button("ask about it") { item = "it" }
        NavigationLink(destination: content, label: { Text("go") })
      }
      .alert("Question", isPresented: $isAsked) { content() }
      .confirmationDialog("Thing", isPresented: .constant(item != nil), presenting: item) {
        Text($0)
        content()
      }
    }
  }

  @Test func questionsAndLinksTakeClosuresThatDoNotEscape() throws {
    let app = try Driver(Asking())
    try app.tap("go")
    #expect(app.exists(.text("destination")))
    try app.back()
    try app.tap("ask about it")
    #expect(app.exists(.text("it")))
  }
}
