import Foundation
import Meerkat
import SwiftUI

/// What the tests on a device use: a flow, or, if they ask for it, plain SwiftUI.
@main
struct OnDeviceApp: App {
  var body: some Scene {
    WindowGroup("On device") {
      if ProcessInfo.processInfo.environment["SHOWS"] == "rules" {
        RulesView()
      } else {
        FlowView(TripsFlow())
      }
    }
  }
}
