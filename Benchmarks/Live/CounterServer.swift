import MeerkatBrowser
import MeerkatUI

/// The app that is clicked.
struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Count") { count += 1 }
    }
  }
}

/// Serves the counter, without the limits that protect a real server from its visitors.
enum CounterServer {
  static func run() async throws {
    var configuration = LiveServer.Configuration()
    configuration.port = 0
    configuration.maximumSessions = 10_000
    configuration.maximumSessionsPerAddress = 10_000
    let unlimited = RateLimit(perSecond: 1_000_000, burst: 1_000_000)
    configuration.frameRate = unlimited
    configuration.frameRatePerAddress = unlimited
    configuration.pageRatePerAddress = unlimited
    configuration.socketRatePerAddress = unlimited
    let server = LiveServer(configuration: configuration, assets: .client) { _ in
      AppSession(Counter(), name: "Counter")
    }
    try await server.run { address in
      print(address.port)
      fflush(nil)
    }
  }
}
