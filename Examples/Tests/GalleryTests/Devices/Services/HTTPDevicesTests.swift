import ClockSupport
import GalleryRooms
import Testing

/// The real services, with real requests to a server that plays the network and its locks.
@MainActor
struct HTTPDevicesTests {
  static let network = DemoNetwork(parts: [[.door], [], [.gate, .door], []])

  /// Runs a test with the server, and ends it afterwards.
  func run(
    _ condition: ServiceCondition = .normal, clock: any Clock<Duration> = ManualClock(),
    _ test: (HTTPService) async throws -> Void
  ) async throws {
    let routes = LocalServer.Route.devices(in: Self.network, pause: .zero, clock: ContinuousClock())
    let server = GalleryServer(LocalServer(routes: routes, clock: clock))
    let service = HTTPService(server: server, backend: Backend(condition), clock: clock)
    do {
      try await test(service)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  @Test func eachPartOfTheNetworkIsLookedThrough() async throws {
    try await run { http in
      var events: [DeviceDiscoveryEvent] = []
      for try await event in HTTPDeviceDiscovery(http: http).search() { events.append(event) }
      #expect(
        events == [
          .progress(0), .found(.door), .progress(0.25), .progress(0.5), .found(.gate),
          .found(.door), .progress(0.75), .progress(1),
        ])
    }
  }

  @Test func thePasswordOpensALock() async throws {
    try await run { http in
      let authentication = HTTPDeviceAuthentication(http: http)
      let first = try await authentication.logIn(to: .door, password: DemoNetwork.password)
      let second = try await authentication.logIn(to: .door, password: DemoNetwork.password)
      // Each login has a token of its own.
      #expect(first != second)
      #expect(first != .wrongPassword)
    }
  }

  @Test(arguments: ["", "open-salami", "OPEN-SESAME", "“\\\n"])
  func anotherPasswordDoesNot(password: String) async throws {
    try await run { http in
      let answer = try await HTTPDeviceAuthentication(http: http)
        .logIn(to: .door, password: password)
      #expect(answer == .wrongPassword)
    }
  }

  @Test func aLockThatIsNotThereIsNamed() async throws {
    let stranger = FoundDevice(
      id: "LK/9 ?", name: "Elsewhere", model: "", address: "", state: .unknown, battery: nil)
    try await run { http in
      await #expect(
        throws: ServiceError.status(404, message: "There is no lock LK/9 ? in the network.")
      ) {
        try await HTTPDeviceAuthentication(http: http)
          .logIn(to: stranger, password: DemoNetwork.password)
      }
    }
  }

  @Test(
    "What goes wrong is the end of the search and of the login",
    arguments: [
      (ServiceCondition.refused, ServiceError.refused),
      (.down, .status(500, message: "The server is being repaired.")),
      (.malformed, .malformed("It isn’t JSON.")), (.cutOff, .cutOff),
    ])
  func failures(condition: ServiceCondition, expected: ServiceError) async throws {
    try await run(condition) { http in
      await #expect(throws: expected) {
        for try await _ in HTTPDeviceDiscovery(http: http).search() {}
      }
      await #expect(throws: expected) {
        try await HTTPDeviceAuthentication(http: http).logIn(to: .door, password: "open-sesame")
      }
    }
  }

  @Test func theWholeInstallationOverHTTP() async throws {
    try await run { http in
      let presenter = DeviceInstallationPresenter(now: { .sample })
      let detection = DetectionPresenter(
        HTTPDeviceDiscovery(http: http), didFind: presenter.didFind)
      detection.didAppear()
      while detection.configuration.progress != nil { await Task.yield() }
      #expect(detection.configuration.devices.map(\.title) == ["Front door", "Garden gate"])
      detection.didSelect("LK-2")
      let login = LoginPresenter(.gate, HTTPDeviceAuthentication(http: http)) {
        presenter.didLogIn(to: .gate, $0)
      }
      login.didPressLogIn(DemoNetwork.password)
      while login.configuration.isBusy { await Task.yield() }
      #expect(presenter.model.installed?.id == "LK-2")
    }
  }
}
