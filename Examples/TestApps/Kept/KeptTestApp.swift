import Foundation
import MeerkatBrowser
import MeerkatPostgres
import SwiftUI

/// A flow that is kept, with a form in a sheet: its servers are ended while somebody fills it in.
@main
struct KeptTestApp: App {
  var body: some Scene {
    WindowGroup("Trips") { TripsView() }
  }
}

extension KeptTestApp: SessionKeeping {
  static func sessionStore(at place: String) throws -> any SessionStore {
    place.hasPrefix("postgres:")
      ? try PostgresSessionStore(place) : try SQLiteSessionStore(path: place)
  }
}
