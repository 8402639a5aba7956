import Meerkat
import MeerkatBrowser
import SwiftUI

/// Folders, their messages and a message in three columns, with an inspector beside them.
@main
struct MailTestApp: App {
  var body: some Scene {
    WindowGroup("Mail") { FlowView(restoring: "mail", MailFlow()) }
  }
}
