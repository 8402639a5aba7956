import MeerkatBrowser
import SwiftUI

/// An app with everything that can go wrong in one: for the tests of the tool, which has to survive it.
@main
struct TroubleTestApp: App {
  var body: some Scene {
    WindowGroup("Trouble") { TroubleView() }
  }
}

struct TroubleView: View {
  @State private var isLoading = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Quiet") {
          Button("Trap") { fatalError("No soup left.") }
            .navigationTitle("Quiet")
        }
        Button("Load") { isLoading = true }
        if isLoading { ProgressView() }
      }
      .navigationTitle("Trouble")
    }
  }
}
