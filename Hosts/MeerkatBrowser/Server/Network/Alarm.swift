import NIOCore

/// Calls a connection back after a time; a later call replaces an earlier one.
///
/// It belongs to the connection's event loop, and calls back there.
final class Alarm {
  private let clock: any Clock<Duration>
  private let eventLoop: any EventLoop
  private var task: Task<Void, Never>?
  private var action: (() -> Void)?
  private var number = 0

  init(clock: any Clock<Duration>, on eventLoop: any EventLoop) {
    (self.clock, self.eventLoop) = (clock, eventLoop)
  }

  func set(after duration: Duration, _ action: @escaping () -> Void) {
    cancel()
    self.action = action
    let bound = NIOLoopBound(self, eventLoop: eventLoop)
    task = Task { [clock, eventLoop, number] in
      do { try await clock.sleep(for: duration) } catch { return }
      eventLoop.execute { bound.value.ring(number) }
    }
  }

  func cancel() {
    // The sleep may be over already and its call on the way; the number tells it that it is late.
    number += 1
    action = nil
    task?.cancel()
  }

  private func ring(_ number: Int) {
    guard number == self.number else { return }
    let action = action
    cancel()
    action?()
  }
}
