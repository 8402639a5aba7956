import ClockSupport
import Foundation
import GalleryRooms

/// What a configuration says, without what can be pressed.
struct Face: Hashable {
  let systemImage: String
  let title: String
  let description: String?

  init(_ configuration: ErrorScreen.Configuration) {
    systemImage = configuration.systemImage
    title = configuration.title
    description = configuration.description
  }
}

/// All configurations that the presenters make: before, while and after they ask, for each answer.
@MainActor
enum MadeConfigurations {
  static func all() async -> [ErrorScreen.Configuration] {
    await ofNetwork() + ofBackend() + ofUpdates() + ofDevice()
  }

  private static func ofNetwork() async -> [ErrorScreen.Configuration] {
    var made: [ErrorScreen.Configuration] = []
    let script = Script<String, Bool>()
    let clock = ManualClock()
    let presenter = NoNetworkPresenter(
      network: ScriptedNetwork(script: script), checking: Loading(clock: clock)
    ) {}
    let start = presenter.didPressPrimary
    made += await waiting(clock, start: start) { presenter.configuration }
    presenter.didPressCancel()
    made.append(presenter.configuration)
    await until { script.waiting.isEmpty }
    start()
    await script.untilWaiting()
    script.answer(.success(false))
    await until { presenter.configuration != made.last }
    return made + [presenter.configuration]
  }

  private static func ofBackend() async -> [ErrorScreen.Configuration] {
    let answers: [BackendStatus] = [
      .available, .maintenance(message: nil), .failure(message: nil),
      .maintenance(message: "We are back at six o’clock this evening."),
    ]
    return await made(answers) { script, clock in
      let presenter = BackendPresenter(
        backend: ScriptedBackend(script: script), asking: Loading(clock: clock)
      ) {}
      return Presented(
        appear: presenter.didAppear, cancel: presenter.didPressCancel,
        configuration: { presenter.configuration })
    }
  }

  private static func ofUpdates() async -> [ErrorScreen.Configuration] {
    let update = AppUpdate(version: "2.4", store: URL(filePath: "/store"))
    let answers: [UpdateStatus] = [.notNeeded, .available(update), .required(update)]
    return await made(answers) { script, clock in
      let presenter = AppUpdatePresenter(
        updates: ScriptedUpdates(script: script), asking: Loading(clock: clock)
      ) {}
      return Presented(
        appear: presenter.didAppear, cancel: presenter.didPressCancel,
        configuration: { presenter.configuration })
    }
  }

  private static func ofDevice() async -> [ErrorScreen.Configuration] {
    await made([DeviceTrust.trusted, .jailbroken]) { script, clock in
      let presenter = JailbrokenDevicePresenter(
        help: URL(filePath: "/help"), device: ScriptedDevice(script: script),
        checking: Loading(clock: clock)
      ) {}
      return Presented(
        appear: presenter.didAppear, cancel: presenter.didPressCancel,
        configuration: { presenter.configuration })
    }
  }
}

/// A presenter that asks when it appears.
@MainActor
private struct Presented {
  let appear: () -> Void
  let cancel: () -> Void
  let configuration: () -> ErrorScreen.Configuration
}

extension MadeConfigurations {
  /// What is made while somebody waits and stops it, and then of each answer.
  private static func made<Answer: Sendable>(
    _ answers: [Answer],
    by make: (Script<String, Answer>, ManualClock) -> Presented
  ) async -> [ErrorScreen.Configuration] {
    let script = Script<String, Answer>()
    let clock = ManualClock()
    let presented = make(script, clock)
    var made = await waiting(
      clock, start: presented.appear, configuration: presented.configuration)
    presented.cancel()
    made.append(presented.configuration())
    for answer in answers {
      let script = Script<String, Answer>()
      let presented = make(script, ManualClock())
      let before = presented.configuration()
      presented.appear()
      await script.untilWaiting()
      script.answer(.success(answer))
      await until { presented.configuration() != before }
      made.append(presented.configuration())
    }
    return made
  }

  /// What is made before and while somebody waits.
  private static func waiting(
    _ clock: ManualClock, start: () -> Void, configuration: () -> ErrorScreen.Configuration
  ) async -> [ErrorScreen.Configuration] {
    var made = [configuration()]
    start()
    for milliseconds in [300, 1_700] {
      await clock.sleepers(1, for: .milliseconds(milliseconds))
      clock.advance(by: .milliseconds(milliseconds))
      while configuration() == made.last { await Task.yield() }
      made.append(configuration())
    }
    return made
  }
}
