import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

/// What an app keeps itself, and what it hears of its windows.
@MainActor
struct AppWindowTests {
  @MainActor private final class Store: ObservableObject {
    static var made = 0
    @Published var count = 0
    init() { Store.made += 1 }
  }

  @MainActor private final class Log {
    static var lines: [String] = []
  }

  private struct Counting: App {
    @StateObject private var store = Store()
    @State private var path: [Int] = []

    var body: some Scene {
      WindowGroup("Counting \(store.count)") {
        NavigationStack(path: $path) {
          VStack {
            Text("count \(store.count)")
            Inside()
            Button("push") { path.append(7) }
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
        .environmentObject(store)
      }
      .onChange(of: store.count) { old, new in Log.lines.append("\(old) to \(new)") }
    }
  }

  private struct Inside: View {
    @EnvironmentObject var store: Store

    var body: some View { Button("more") { store.count += 1 } }
  }

  @Test func anAppKeepsItsStateAndHearsOfChanges() throws {
    Store.made = 0
    Log.lines = []
    let window = AppWindow(Counting.self)
    let app = try Driver(window)
    try app.tap("more")
    try app.tap("more")
    #expect(app.exists(.text("count 2")))
    #expect(Log.lines == ["0 to 1", "1 to 2"])
    #expect(Store.made == 1)
    #expect(window.title.text == "Counting 2")
    try app.tap("push")
    #expect(app.exists(.text("number 7")))
  }

  @Test func aDriverShowsTheFirstWindowOfAnApp() throws {
    let app = try Driver(app: Counting.self, width: 30)
    try app.tap("more")
    #expect(app.exists(.text("count 1")))
    #expect(app.screenText.hasPrefix("           count 1"))
  }
}
