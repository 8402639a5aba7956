import ArgumentParser
import MeerkatViews

/// The command line of an app that runs in a browser.
struct BrowserCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: AppIdentity.programName,
    abstract: "Runs \(AppIdentity.programName) in a browser.")

  @Option(help: "The name or number to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 picks a free one.")
  var port = 8080

  @Option(
    name: .customLong("allowed-host"),
    help: "Another name under which browsers may reach the app. May be given several times.")
  var allowedHosts: [String] = []

  @Flag(help: "List the program's previews, and show them in place of the app.")
  var previews = false

  @Flag(
    help: """
      Show beside the app where the user is, what each action did, and the sources of both; for debug builds.
      """)
  var inspect = false

  @Option(
    help: """
      A file that keeps sessions when the program ends, or another place that the app supports. Without it, \
      they are kept as long as the program runs.
      """)
  var keep: String?

  @Option(
    help: """
      A second port for /health, /ready and /metrics, on this machine unless --monitor-host says otherwise.
      """)
  var monitor: Int?

  @Option(help: "The name or number to listen on for --monitor.")
  var monitorHost = "127.0.0.1"

  @Option(
    name: .customLong("trusted-proxy"),
    help: ArgumentHelp(
      "The address of a proxy on another machine whose X-Forwarded-For is trusted.",
      discussion: "May be given several times."))
  var trustedProxies: [String] = []

  @Option(help: "The highest number of sessions.")
  var maxSessions = 1_000

  @Option(help: "The seconds that sessions may wait for their turn before no others are accepted.")
  var maxDelay = 1

  @Option(help: "The highest number of elements of a session, such as texts and stacks.")
  var maxElements = 100_000

  @Option(
    help: """
      How many megabytes kept sessions may take, those of one address a quarter of them; without it, 256 in \
      memory and 1,024 with --keep.
      """)
  var maxKept: Int?

  @Option(
    name: .customLong("image-source"),
    help: ArgumentHelp(
      "A host from which the app shows pictures, such as https://images.example.com.",
      discussion:
        "May be given several times, or be none; without it, all https addresses are allowed."
    ))
  var imageSources: [String] = []

  @Option(help: "What the app is for, in a sentence: search engines and home screens show it.")
  var summary: String?

  @Option(help: "The app's icon, an .svg or .png file, for tabs and home screens.")
  var icon: String?

  @Option(
    help: """
      A folder for the last 200 deeds of each session, in files that are left when the program crashes. They say \
      what users typed, but for passwords.
      """)
  var lastDeeds: String?

  /// For `meerkat record`: the file of the recording.
  @Option(help: .hidden)
  var record: String?

  /// For `meerkat run`: takes notes from it, and shares the port with the next build.
  @Flag(help: .hidden)
  var watched = false

  @Flag(help: "Open the app in this machine's browser.")
  var open = false

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port \(port) isn't a port. Choose one from 0 to 65535.")
    }
    #if !DEBUG
      guard !inspect else {
        throw ValidationError("--inspect shows sources: use a debug build, as swift run makes one.")
      }
    #endif
    if let monitor, !(1...65_535).contains(monitor) {
      throw ValidationError("--monitor \(monitor) isn't a port. Choose one from 1 to 65535.")
    }
    let bounds = [
      ("sessions", maxSessions, 1), ("delay", maxDelay, 0), ("elements", maxElements, 1),
    ]
    for (name, value, least) in bounds where value < least {
      throw ValidationError(
        "--max-\(name) \(value) refuses every page. Choose \(least) or more.")
    }
    if let maxKept, maxKept < 1 {
      throw ValidationError("--max-kept \(maxKept) keeps no session. Choose 1 or more.")
    }
    for proxy in trustedProxies where ClientAddress(proxy) == nil {
      throw ValidationError("--trusted-proxy \(proxy.oneLine) isn't an IP address.")
    }
    for source in imageSources where !Self.isImageSource(source) {
      throw ValidationError("--image-source \(source.oneLine) isn't the address of a host.")
    }
  }

  private static let noImageSource = "none"

  /// Whether a text is a scheme and a host, which can't say anything else in a policy.
  private static func isImageSource(_ text: String) -> Bool {
    text == noImageSource || Authority.ofOrigin(text) != nil
  }

  /// Serves an app, and keeps the main thread for it: its main queue, main actor and main run loop.
  @MainActor
  func run<Served: App>(_ app: Served.Type) -> Never {
    var configuration = LiveServer.Configuration()
    configuration.host = host
    configuration.port = port
    configuration.allowedHosts = allowedHosts
    configuration.monitor = monitor.map { .init(host: monitorHost, port: $0) }
    let megabytes = maxKept ?? (keep == nil ? 256 : 1_024)
    configuration.keptSessions = SessionLimits(bytes: megabytes * 1_024 * 1_024)
    configuration.isInspected = inspect
    if watched { configuration.notes = .fromInput() }
    configuration.identity.summary = summary
    do {
      configuration.store = try store(for: app)
      configuration.recording = try recording()
      configuration.identity.icon = try icon.map(AppIdentity.icon)
    } catch { Self.stop(because: "\(error)") }
    configuration.trustedProxies = trustedProxies
    configuration.maximumSessions = maxSessions
    configuration.maximumDelay = .seconds(maxDelay)
    configuration.maximumElements = maxElements
    if !imageSources.isEmpty {
      configuration.imageSources = imageSources.filter { $0 != Self.noImageSource }
    }
    let server: LiveServer
    var list: String?
    if previews {
      let catalog = PreviewCatalog()
      guard !catalog.items.isEmpty else { Self.stop(because: catalog.list) }
      list = watched ? nil : catalog.list
      server = LiveServer(catalog, configuration: configuration)
    } else {
      server = LiveServer(app, configuration: configuration)
    }
    Task {
      do {
        try await server.run { [list] in announce($0, list) }
        Foundation.exit(EXIT_SUCCESS)
      } catch {
        Self.stop(because: "\(error)")
      }
    }
    while true { RunLoop.main.run() }
  }

  /// Where it is written down what users do.
  private func recording() throws -> Recording? {
    if let record { return .file(URL(filePath: record)) }
    guard let lastDeeds else { return nil }
    let folder = URL(filePath: lastDeeds, directoryHint: .isDirectory)
    // What users typed is nobody else's business.
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw ValidationError("--last-deeds \(lastDeeds.oneLine) can't be made.") }
    return .lastDeeds(folder: folder)
  }

  /// Where sessions are kept.
  @MainActor
  private func store<Served: App>(for app: Served.Type) throws -> any SessionStore {
    guard let keep else { return InMemorySessionStore() }
    if let app = app as? any SessionKeeping.Type { return try app.sessionStore(at: keep) }
    guard !keep.contains("://") else {
      throw SessionStoreError(
        "--keep \(keep.prefix { $0 != ":" }):… isn't a file, and this app keeps sessions nowhere else: see SessionKeeping."
      )
    }
    return try SQLiteSessionStore(path: keep)
  }

  static func stop(because reason: String) -> Never {
    complain(reason)
    Foundation.exit(EXIT_FAILURE)
  }

  private func announce(_ address: LiveServer.Address, _ list: String?) {
    let url = address.url.hasSuffix("/") ? String(address.url.dropLast()) : address.url
    print("\(AppIdentity.programName) is running at \(url)\nPress Ctrl-C to stop.")
    if let list { print(list) }
    // A program that reads the address from a pipe must not wait for a full buffer.
    fflush(nil)
    if open { openBrowser(at: url) }
  }

  private static func reportNoBrowser() {
    complain("No browser could be opened here: open the address yourself.")
  }

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  private func openBrowser(at url: String) {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [opener, url]
    // Without a browser, xdg-open names all that it has looked for.
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { ended in
      if ended.terminationStatus != 0 { Self.reportNoBrowser() }
    }
    do { try process.run() } catch { Self.reportNoBrowser() }
  }
}
