import MeerkatUI
import MeerkatViews
import Observation

/// Where a parent can show a screen.
enum Placement: String, CaseIterable {
  case embedded, pushed
  case sheet = "in a sheet"
  case tab = "in a tab"
}

/// What a parent knows about a screen that it shows.
@MainActor @Observable
final class ScreenPlace {
  var path = [0]
  var isPresented = true
  var tab = 0

  /// Whether the screen is no longer where its parent has put it.
  var isLeft: Bool { path.isEmpty || !isPresented || tab != 0 }
}

/// A parent that shows a screen in one of the ways there are.
struct PlacedScreen: View {
  let screen: AnyView
  let placement: Placement
  @Bindable var place: ScreenPlace

  var body: some View {
    switch placement {
    case .embedded: NavigationStack { VStack { screen } }
    case .pushed:
      NavigationStack(path: $place.path) {
        Text("Parent").navigationDestination(for: Int.self) { _ in screen }
      }
    case .sheet: Text("Parent").sheet(isPresented: $place.isPresented) { screen }
    case .tab:
      TabView(selection: $place.tab) {
        screen.tabItem { Text("First") }.tag(0)
        Text("Parent").tabItem { Text("Second") }.tag(1)
      }
    }
  }
}
