import SwiftUI

@main
struct EaselApp: App {
  var body: some Scene {
    WindowGroup { StudioView() }
  }
}
