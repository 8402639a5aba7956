import MeerkatBrowser
import SwiftUI

/// A small app of plain views with addresses, for what a user does with the address bar, the
/// history and several tabs.
@main
struct BrowserTestApp: App {
  var body: some Scene {
    WindowGroup("Notes") { NotesView() }
  }
}
