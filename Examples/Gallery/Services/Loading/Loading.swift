import SwiftUI

/// Something that takes time, as a screen shows it.
///
/// What is fast shows no progress, which would only flicker; what is slow can be cancelled.
///
/// ```swift
/// let course = Loading<Course>()
/// course.start { () throws(ServiceError) in try await service.course("drawing") }
/// ```
@MainActor @Observable
package final class Loading<Value: Sendable> {
  package enum State {
    /// Nothing was asked for yet.
    case idle
    case underway(Patience)
    case loaded(Value)
    case failed(ServiceError)
  }

  package private(set) var state = State.idle

  private let clock: any Clock<Duration>
  @ObservationIgnored private var work: Task<Void, Never>?
  @ObservationIgnored private var watch: Task<Void, Never>?
  @ObservationIgnored private var number = 0

  package init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Begins, and gives up what was under way before.
  ///
  /// The work is cancelled when this object goes; so it must not hold on to it.
  package func start(_ load: @escaping @MainActor () async throws(ServiceError) -> Value) {
    stop()
    state = .underway(.fresh)
    work = Task { [weak self, number] in
      let state: State
      do throws(ServiceError) {
        state = .loaded(try await load())
      } catch {
        state = .failed(error)
      }
      self?.end(number, state)
    }
    watch = clock.watch { [weak self, number] in self?.note($0, number) }
  }

  /// Gives up what is under way, as the user wishes; does nothing where nothing is.
  package func cancel() {
    guard case .underway = state else { return }
    stop()
    state = .failed(.cancelled)
  }

  /// What is loaded, if anything is.
  package var value: Value? { if case .loaded(let value) = state { value } else { nil } }

  deinit {
    work?.cancel()
    watch?.cancel()
  }
}

extension Loading {
  private func stop() {
    number += 1
    work?.cancel()
    watch?.cancel()
  }

  // What was given up may still end, and then concerns nobody.
  private func end(_ number: Int, _ state: State) {
    guard number == self.number else { return }
    stop()
    self.state = state
  }

  private func note(_ patience: Patience, _ number: Int) {
    guard number == self.number else { return }
    state = .underway(patience)
  }
}
