import Meerkat
import MeerkatDeeds
import MeerkatTesting
import MeerkatViews

/// Uses an app for a crawler: does what was chosen, and tells what can be chosen next.
@MainActor
final class Explorer {
  private let driver: Driver
  private let time = HurriedTime()
  private var moves: [Sight.Move] = []
  private weak var watched: (any Flow)?
  /// The titles of screens whose progress doesn't end.
  private var endless: Set<String> = []

  init(_ driver: Driver) { self.driver = driver }

  /// Does what was chosen, and looks.
  func look(after choice: String?, typing text: String?) async throws -> Sight {
    watch()
    var deed: Deed?
    if let choice {
      if choice == Sight.wait.id {
        deed = try await wait()
      } else {
        let found = try self.deed(for: choice, typing: text)
        deed = found
        try driver.perform(found)
      }
    }
    try await rest()
    watch()
    let all = ScreenReader.read(driver.runtime.window, isTopOnly: true)
    var sight = Sight()
    sight.deed = deed.map { "\($0)" }
    sight.places = (driver.rootFlow?.shownFlows ?? []).reversed().map(Sight.Place.init)
    (sight.title, sight.address) = (driver.title, driver.address)
    let top = all.filter { $0.role == .alert || $0.role == .sheet }
    let depth = all.contains { $0.tap == .back } ? 1 : 0
    sight.layers =
      "\(driver.runtime.window.presentations.count) \(depth)"
      + top.map { " \($0.role.rawValue)" }.joined()
    let choices = Choices(all)
    (sight.choices, sight.controls) = (choices.list, choices.controls)
    sight.canWait = time.canWake(before: time.now + Self.patience)
    (sight.moves, moves) = (moves, [])
    return sight
  }

  /// How long a person waits, in seconds.
  private static let patience = 60.0

  /// Lets time pass until there is something that wasn't there before.
  private func wait() async throws -> Deed {
    let before = Set(labels)
    let end = time.now + Self.patience
    for _ in 0..<100 where time.wake(before: end) {
      try await driver.settle()
      if let new = labels.first(where: { !before.contains($0) }) {
        return .wait(for: Deed.Target(new))
      }
    }
    throw StageError("Nothing happens.")
  }

  /// Lets time pass until something is there, at most ten seconds of a clock on the wall.
  func wait(for target: Deed.Target) async throws {
    let end = ContinuousClock.now + .seconds(10)
    let query = Driver.Query(target)
    var quiet = 0
    while !driver.exists(query), ContinuousClock.now < end {
      if quiet > 2, time.wake(before: time.now + Self.patience) {
        quiet = 0
      } else {
        quiet = try await isWorking() || time.isWaiting ? 0 : quiet + 1
        await Self.pause(.milliseconds(2))
      }
      try await driver.settle()
    }
    try driver.perform(.wait(for: target))
  }

  private var labels: [String] {
    ScreenReader.read(driver.runtime.window, isTopOnly: true).map(\.label).filter { !$0.isEmpty }
  }

  /// What a choice does.
  func deed(for choice: String, typing text: String?) throws -> Deed {
    if choice.hasPrefix("open ") { return .open(String(choice.dropFirst(5))) }
    let all = ScreenReader.read(driver.runtime.window, isTopOnly: true)
    guard let deed = Choices(all).deed(for: choice, typing: text) else {
      throw StageError("Nothing on the screen is “\(choice)”.")
    }
    return deed
  }

  /// Follows the flow at the root of the window, which is another one after a log-in, perhaps.
  private func watch() {
    guard let root = driver.rootFlow, root !== watched else { return }
    watched = root
    root.onNavigation { [weak self] in self?.note($0) }
  }

  private func note(_ event: NavigationEvent) {
    guard case .went = event.what, event.isForward else { return }
    moves.append(
      Sight.Move(
        flow: TypeName(event.flowType).text, from: event.from.caseName, to: event.to.caseName,
        isAskedFor: event.cause == .flow || event.cause == .outcome))
  }

  /// Waits until the app has nothing to do any more.
  ///
  /// What sleeps for up to two seconds goes on at once; where an answer from a server is under way,
  /// or the screen shows progress, also what sleeps for longer.
  func rest() async throws {
    try await driver.settle()
    let start = time.now
    // Where progress didn't end the last time, it is worth no wait.
    let place = driver.title ?? ""
    var patience = endless.contains(place) ? 0 : 12
    var shown: [String?] = []
    var waits = 0
    for _ in 0..<2_000 {
      if time.wake(before: start + 2) {
        try await driver.settle()
        continue
      }
      if try await isWorking() { continue }
      if !time.isWaiting {
        let progress = self.progress
        if progress.isEmpty { return }
        patience = progress == shown ? patience - 1 : max(patience, 12)
        shown = progress
        if patience < 0 {
          endless.insert(place)
          return
        }
      }
      waits += 1
      // A server may itself wait for something that sleeps.
      if waits % 8 == 0, time.wake(before: start + 30) {
        try await driver.settle()
      } else {
        await Self.pause(.milliseconds(waits < 8 ? 0.25 : 2))
      }
    }
  }

  /// Whether something is under way on another thread, or has come from there to the screen.
  ///
  /// A thread that nothing keeps busy can only be woken up by another one, a timer or a connection.
  private func isWorking() async throws -> Bool {
    let before = driver.runtime.activity
    let isBusy = OtherThreads.areBusy
    await Self.pause(isBusy ? .milliseconds(0.25) : .zero)
    driver.runtime.update()
    guard driver.runtime.activity == before else {
      try await driver.settle()
      return true
    }
    return isBusy || OtherThreads.areBusy
  }

  /// What the screen shows to be under way.
  private var progress: [String?] {
    ScreenReader.read(driver.runtime.window, isTopOnly: true)
      .filter { $0.role == .progress && $0.value != "100%" }.map(\.value)
  }

  /// Lets real time pass, and then all that is ready on the main actor.
  private static func pause(_ time: Duration) async {
    await withCheckedContinuation { continuation in
      if time == .zero {
        DispatchQueue.main.async { continuation.resume() }
      } else {
        let nanoseconds = Int(time / .nanoseconds(1))
        DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) {
          continuation.resume()
        }
      }
    }
  }
}

/// Why a request can't be answered.
struct StageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The threads of this process, without the one that asks.
private enum OtherThreads {
  /// Whether one of them runs, would run if a processor were free, or waits for a disk.
  static var areBusy: Bool {
    guard let folder = opendir("/proc/self/task") else { return false }
    defer { closedir(folder) }
    // The main actor is that of the main thread, which has the number of the process.
    let own = getpid()
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard let id = pid_t(name), id != own else { continue }
      if isBusy(id) { return true }
    }
    return false
  }

  /// The state is the letter after the name, which stands in parentheses.
  private static func isBusy(_ id: pid_t) -> Bool {
    let file = open("/proc/self/task/\(id)/stat", O_RDONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      let count = read(file, buffer.baseAddress, 64)
      guard count > 0, let end = buffer[..<count].lastIndex(of: UInt8(ascii: ")")),
        end + 2 < count
      else { return false }
      return [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(buffer[end + 2])
    }
  }
}

extension Sight.Place {
  @MainActor fileprivate init(_ flow: any Flow) {
    self.init(flow: TypeName(type(of: flow)).text, destination: flow.topName)
  }
}

extension Flow {
  fileprivate var topName: String { AnyHashable(journey.top.destination).caseName }
}

extension AnyHashable {
  /// The name of the case, whatever the type's description says.
  fileprivate var caseName: String {
    func name<Value>(of value: Value) -> String {
      nameOfCase(value).map { String(cString: $0) } ?? "\(value)"
    }
    return name(of: base)
  }
}

/// The function of the runtime by which `Mirror` knows the names of cases.
@_silgen_name("swift_EnumCaseName")
private func nameOfCase<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// The name of a type without its module, as the sources have it.
private struct TypeName {
  let text: String

  init(_ type: Any.Type) {
    let parts = String(reflecting: type).replacing(#/\(unknown context at [^)]*\)\./#, with: "")
      .split(separator: ".")
    text = parts.dropFirst().joined(separator: ".")
  }
}
