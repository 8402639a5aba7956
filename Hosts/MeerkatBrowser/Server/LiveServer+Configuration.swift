package import Logging

extension LiveServer {
  /// A server's address, access rules and limits.
  package struct Configuration: Sendable {
    /// The name or number to listen on; only this machine by default.
    package var host = "127.0.0.1"
    /// The port to listen on; 0 for any free one.
    package var port = 8080
    /// Names, without a port, by which browsers may call the server, besides `host` and localhost.
    ///
    /// Any other name is refused: it may be an attacker's, pointed here.
    package var allowedHosts: [String] = []
    /// Whether Ctrl-C and SIGTERM end the server.
    package var endsOnSignals = true

    /// The addresses of proxies whose `X-Forwarded-For` says where a request comes from.
    ///
    /// Programs on this machine are always trusted.
    package var trustedProxies: [String] = []

    /// The maximum number of open connections, or nil for what the system allows.
    package var maximumConnections: Int?
    /// The maximum number of sessions.
    package var maximumSessions = 1_000
    /// The maximum number of sessions per address; nil for a quarter of all, but at least 20.
    package var maximumSessionsPerAddress: Int?
    /// The number of pages with new sessions that an address may open.
    package var pageRatePerAddress = RateLimit(perSecond: 10, burst: 200)
    /// The number of sockets that an address may open.
    package var socketRatePerAddress = RateLimit(perSecond: 20, burst: 400)
    /// The number of frames that all pages of an address together may send.
    package var frameRatePerAddress = RateLimit(perSecond: 1_000, burst: 2_000)
    /// The maximum number of elements, such as texts and stacks, in the views of one session.
    ///
    /// Each element takes about a kilobyte of memory.
    package var maximumElements = 100_000
    /// The maximum size of a page, or of a change to it, in bytes.
    package var maximumPageSize = 32 * 1_024 * 1_024
    /// The average delay of sessions' turns above which no new sessions are accepted.
    package var maximumDelay: Duration = .seconds(1)
    /// The time that a new session waits for its page to connect.
    package var connectionGrace: Duration = .seconds(30)
    /// The time that a session waits for its page to reconnect.
    package var reconnectionGrace: Duration = .seconds(120)

    /// The store that keeps sessions across restarts of the server, if any.
    package var store: (any SessionStore)?
    /// How many bytes sessions may take in the store.
    package var keptSessions = SessionLimits(bytes: 256 * 1_024 * 1_024)
    /// Whether pages show a panel with the app's sources beside it; for debug builds.
    package var isInspected = false
    /// Where it is written down what users do, if it is.
    package var recording: Recording?
    /// What a program tells that builds the app anew after each change, if one does.
    package var notes: BuildNotes?
    /// The address at which the server reports its health to operators, if any.
    package var monitor: Address?
    /// The time that a session is kept after its last change.
    package var sessionLifetime: Duration = .seconds(86_400)

    /// The maximum size of a frame from a page, in bytes.
    package var maximumFrameSize = 64 * 1_024
    /// The maximum size of all header fields of a request together, in bytes.
    package var maximumHeadSize = 16 * 1_024
    /// The number of frames that a page may send.
    package var frameRate = RateLimit(perSecond: 200, burst: 400)
    /// The number of malformed frames after which a page's socket is closed.
    package var maximumMalformedFrames = 20
    /// The number of bytes waiting for a slow page above which its socket is closed.
    ///
    /// The largest of the waiting frames doesn't count: a page that is updated as a whole receives
    /// as much as the app shows.
    package var maximumBacklog = 8 * 1_024 * 1_024

    /// The time that a client may take to send a request, or be idle between two.
    package var requestTimeout: Duration = .seconds(15)
    /// The interval at which sockets are checked.
    ///
    /// A socket that was silent during the interval is asked whether it is still alive, and closed
    /// if it stays silent during the next one.
    package var silenceTimeout: Duration = .seconds(30)

    /// How browsers identify the app.
    package var identity = AppIdentity()

    /// The clock for all these times.
    package var clock: any Clock<Duration> = ContinuousClock()
    /// The hosts from which pages may show pictures, such as `https://images.example.com`.
    ///
    /// Nil for every host that is reached over TLS.
    package var imageSources: [String]?
    /// The log to which everything that is refused is written.
    package var logger = Logger(label: "meerkat.browser")

    /// Creates a configuration for the browser on this machine.
    package init() {}

    /// The same, with a log that is not flooded.
    var withSummedLog: Self {
      var copy = self
      copy.logger = logger.summingUp(clock: clock)
      return copy
    }

    /// How many sessions one address has at most.
    var sessionsPerAddress: Int { maximumSessionsPerAddress ?? max(20, maximumSessions / 4) }
  }
}
