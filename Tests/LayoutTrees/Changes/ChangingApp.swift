import Foundation
import MeerkatBrowser
import MeerkatUI

/// Shows what follows from a seed and the numbers of changes, for `Tests/Browser/test_changes.py`.
///
/// The address has both, and what was entered in controls: `/changes/7/1.2.5?12=Tea`. What the browser
/// keeps under `changes` has the numbers that come after them.
struct ChangingApp: App {
  var body: some Scene {
    WindowGroup("Changes") { ChangingView() }
  }
}

private struct ChangingView: View {
  @State private var shown: Shown?
  @AppStorage("changes") private var changes = ""

  var body: some View {
    // A page that is opened has never shown anything else.
    Group {
      if let shown { ShownView(shown: shown) }
    }
    .onOpenURL { url in
      shown = Shown(url.path().dropFirst("/changes/".count))
      let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      let entered = items.compactMap { item in Int(item.name).map { ($0, item.value ?? "") } }
      shown?.enter(Dictionary(entered) { first, _ in first })
    }
    .onChange(of: changes) {
      let next = Shown(changes)
      // Half of the changes are animated.
      if changes.utf8.last.map({ $0.isMultiple(of: 2) }) == true {
        withAnimation { shown = next }
      } else {
        shown = next
      }
    }
  }
}

private struct ShownView: View {
  let shown: Shown

  var body: some View {
    PartView(part: shown.root, outer: "")
      .dynamicTypeSize(DynamicTypeSize.allCases[shown.size])
      .preferredColorScheme([nil, .light, .dark][shown.scheme])
      .environment(\.layoutDirection, shown.isMirrored ? .rightToLeft : .leftToRight)
  }
}
