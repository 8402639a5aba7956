import Meerkat
import SwiftUI

@main
struct TeapotApp: App {
  var body: some Scene {
    WindowGroup("Teapot") { RestoredFlowView("teapot", MainFlow(shelf: Shelf())) }
  }
}
