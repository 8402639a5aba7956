import Meerkat
import SwiftUI

@main
struct TeapotApp: App {
  var body: some Scene {
    WindowGroup("Teapot") { FlowView(restoring: "teapot", MainFlow(shelf: Shelf())) }
  }
}
