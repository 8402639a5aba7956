package import Logging

extension LiveServer {
  /// Where a server listens, whom it lets in and how much it lets them do.
  package struct Configuration: Sendable {
    /// The name or number to listen on; only this machine by default.
    package var host = "127.0.0.1"
    /// The port to listen on; 0 takes any free one.
    package var port = 8080
    /// Names, without a port, by which browsers may call the server, besides `host` and localhost.
    ///
    /// Any other name is refused: it may be an attacker's, pointed here.
    package var allowedHosts: [String] = []
    /// Whether Ctrl-C and SIGTERM end the server.
    package var endsOnSignals = true

    /// The addresses of proxies whose `X-Forwarded-For` says where a request comes from.
    ///
    /// Programs on this machine are trusted anyway.
    package var trustedProxies: [String] = []

    /// How many connections are open at most; nil for what the system allows.
    package var maximumConnections: Int?
    /// The highest number of sessions.
    package var maximumSessions = 1_000
    /// How many sessions one address has at most; nil for a quarter of all, or 20 if that is more.
    package var maximumSessionsPerAddress: Int?
    /// How many pages with new sessions an address may open, in the long run and at once.
    package var pageRatePerAddress = RateLimit(perSecond: 10, burst: 200)
    /// How many sockets an address may open, in the long run and at once.
    package var socketRatePerAddress = RateLimit(perSecond: 20, burst: 400)
    /// How many frames all pages of an address may send, in the long run and at once.
    package var frameRatePerAddress = RateLimit(perSecond: 1_000, burst: 2_000)
    /// How many elements, such as texts and stacks, the views of one session have at most.
    ///
    /// Each takes about a kilobyte of memory.
    package var maximumElements = 100_000
    /// How many bytes a page, or a change of it, has at most.
    package var maximumPageSize = 32 * 1_024 * 1_024
    /// How long sessions wait for their turn, on average, before no new ones are let in.
    package var maximumDelay: Duration = .seconds(1)
    /// How long a session waits for its page to connect for the first time.
    package var connectionGrace: Duration = .seconds(30)
    /// How long a session waits for its page to come back.
    package var reconnectionGrace: Duration = .seconds(120)

    /// Where sessions are kept, so that they survive the server; nil for nowhere.
    package var store: (any SessionStore)?
    /// Whether pages show a panel with the app's sources beside it; for debug builds.
    package var isInspected = false
    /// Where the server says how it is, for those who look after it; nil for nowhere.
    package var monitor: Address?
    /// How long a session is kept after its last change.
    package var sessionLifetime: Duration = .seconds(86_400)

    /// How many bytes a frame from a page has at most.
    package var maximumFrameSize = 64 * 1_024
    /// How many bytes a request's header fields have at most, together.
    package var maximumHeadSize = 16 * 1_024
    /// How many frames a page may send, in the long run and at once.
    package var frameRate = RateLimit(perSecond: 200, burst: 400)
    /// How many malformed frames a page may send before its socket is closed.
    package var maximumMalformedFrames = 20
    /// How many bytes wait for a page that reads slowly before its socket is closed.
    ///
    /// The largest of the waiting frames doesn't count: a page that is brought in step as a whole gets
    /// as much as the app shows.
    package var maximumBacklog = 8 * 1_024 * 1_024

    /// How long a client may take to send a request, or be idle between two.
    package var requestTimeout: Duration = .seconds(15)
    /// How often sockets are looked after.
    ///
    /// One that was silent all the time is asked whether it is still there, and closed when it
    /// stays silent until the next time.
    package var silenceTimeout: Duration = .seconds(30)

    /// How browsers know the app.
    package var identity = AppIdentity()

    /// The clock that all these times follow.
    package var clock: any Clock<Duration> = ContinuousClock()
    /// The hosts from which pages may show pictures, such as `https://images.example.com`; nil for
    /// every host that is reached by TLS.
    package var imageSources: [String]?
    /// Where everything that is refused is written.
    package var logger = Logger(label: "meerkat.browser")

    /// Creates a configuration for this machine's own browser.
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
