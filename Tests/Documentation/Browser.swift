import MeerkatBrowser
// browser.md: import MeerkatPostgres
import SwiftUI

struct TodosApp: App {
  var body: some Scene { WindowGroup { EmptyView() } }
}
