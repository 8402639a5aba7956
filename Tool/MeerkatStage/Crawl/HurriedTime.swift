import Foundation

/// The time for what sleeps, where a program has been started with one that doesn't pass by itself.
///
/// `meerkat` loads a small library into the program that keeps `Task.sleep` back. Without it, what
/// sleeps wakes up by itself.
@MainActor
final class HurriedTime {
  private typealias Now = @convention(c) () -> Double
  private typealias Wake = @convention(c) (Double) -> Int32

  private let readNow: Now?
  private let wakeNext: Wake?
  private let readNext: Now?
  private let askWaiting: (@convention(c) () -> Int32)?

  init() {
    readNow = dlsym(nil, "meerkat_time").map { unsafeBitCast($0, to: Now.self) }
    readNext = dlsym(nil, "meerkat_next").map { unsafeBitCast($0, to: Now.self) }
    askWaiting = dlsym(nil, "meerkat_is_waiting").map {
      unsafeBitCast($0, to: (@convention(c) () -> Int32).self)
    }
    wakeNext = dlsym(nil, "meerkat_wake").map { unsafeBitCast($0, to: Wake.self) }
  }

  /// In seconds.
  var now: Double { readNow?() ?? 0 }

  /// Lets the one go on that would be the first to wake up, and time pass until then.
  ///
  /// - Returns: Whether there is one before the time.
  func wake(before limit: Double) -> Bool { wakeNext?(limit) == 1 }

  /// Whether an answer from a server is under way.
  var isWaiting: Bool { askWaiting?() == 1 }

  /// Whether something would wake up before a time.
  func canWake(before limit: Double) -> Bool { (readNext?() ?? .infinity) <= limit }
}
