import Foundation
import MeerkatBrowser
import MeerkatUI

extension Int {
  /// Counts a click; after each 200, Valgrind writes down what they took.
  fileprivate mutating func click() {
    self += 1
    if isMultiple(of: 200) { _ = getppid() }
  }
}

/// The app that is clicked.
struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Count") { count.click() }
    }
  }
}

/// An app with more in it: rows, of which most are skipped, and a sheet.
struct Register: View {
  @State private var count = 0
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        Button("Count") { count.click() }
        Text("\(count)")
        Button("Show") { isShown = true }
        ForEach(0..<10_000) { number in
          HStack {
            Image(systemName: "star")
            VStack(alignment: .leading) {
              Text("Device \(number)").font(.headline)
              Text("Room \(number % 100)").foregroundStyle(.secondary)
            }
            Spacer()
            Button("Open") {}
          }
        }
      }
      .navigationTitle("Devices")
      .sheet(isPresented: $isShown) { Text("Sheet \(count)") }
    }
  }
}

/// Serves the counter, without the limits that protect a real server from its users.
enum CounterServer {
  static func run(isRegister: Bool) async throws {
    var configuration = LiveServer.Configuration()
    configuration.port = 0
    configuration.maximumSessions = 10_000
    configuration.maximumSessionsPerAddress = 10_000
    configuration.reconnectionGrace = .seconds(1)
    let unlimited = RateLimit(perSecond: 1_000_000, burst: 1_000_000)
    configuration.frameRate = unlimited
    configuration.frameRatePerAddress = unlimited
    configuration.pageRatePerAddress = unlimited
    configuration.socketRatePerAddress = unlimited
    let server = LiveServer(configuration: configuration, assets: .client) { _ in
      isRegister
        ? AppSession(Register(), name: "Register") : AppSession(Counter(), name: "Counter")
    }
    try await server.run { address in
      print(address.port)
      fflush(nil)
    }
  }
}
