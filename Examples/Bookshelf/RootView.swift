import Combine
import SwiftUI

struct RootView: View {
  enum Tab: String {
    case shelf, discover, goal
  }

  let catalog: BookSearching

  @EnvironmentObject private var library: Library
  @StateObject private var goal = ReadingGoal()
  @AppStorage("selectedTab") private var tab = Tab.shelf
  @State private var banner: Banner?

  var body: some View {
    TabView(selection: $tab) {
      ShelfView()
        .tabItem { Label("My Books", systemImage: "books.vertical") }
        .tag(Tab.shelf)

      DiscoverView(catalog: catalog)
        .tabItem { Label("Discover", systemImage: "magnifyingglass") }
        .tag(Tab.discover)

      GoalView(goal: goal)
        .tabItem { Label("Goal", systemImage: "target") }
        .tag(Tab.goal)
    }
    .accentColor(.indigo)
    .banner($banner)
    .onReceive(NotificationCenter.default.publisher(for: .bookFinished, object: library)) { note in
      guard let title = note.userInfo?["title"] as? String else { return }
      banner = Banner(
        title: "Finished “\(title)”", detail: goal.praise(for: library.finished.count))
    }
  }
}

struct RootView_Previews: PreviewProvider {
  static var previews: some View {
    RootView(catalog: SampleCatalog())
      .environmentObject(Library(books: Book.samples))
  }
}
