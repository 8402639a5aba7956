import Dispatch
import MeerkatViews

// These don't name the type of their errors: the optimiser of Swift 6.3 crashes in functions that throw another one in a
// loop around such a call.
extension Driver {
  /// The number of turns in a row without a view's body after which the app counts as idle.
  private static let quietTurns = 24

  /// Lets the app run until no view has been evaluated for 24 turns.
  ///
  /// In a turn, everything that is ready goes on once: tasks, blocks on the main queue, publishers
  /// that deliver there. So a task has its effect when this method returns, unless it takes more
  /// turns without showing anything, or depends on something outside, such as a timer or a
  /// connection. For these, use ``waitUntil(_:timeout:_:)``, which says what you wait for.
  ///
  /// - Parameter limit: The longest time to wait.
  /// - Throws: ``Driver/Error`` if views are still evaluated then.
  public func settle(limit: Duration = .seconds(10)) async throws {
    var patience = Patience(limit)
    var quiet = 0
    while quiet < Driver.quietTurns {
      guard patience.lasts() else {
        throw error(.notReached("the app to stop changing", after: limit))
      }
      quiet = await changesInTurn() ? 0 : quiet + 1
    }
  }

  /// Whether the app becomes idle before views have been evaluated in so many turns: not counted
  /// in seconds, which are short on a busy machine.
  package func comesToRest(within turns: Int) async -> Bool {
    var (quiet, changes) = (0, 0)
    while changes < turns {
      let isChange = await changesInTurn()
      quiet = isChange ? 0 : quiet + 1
      changes += isChange ? 1 : 0
      if quiet == 2 * Driver.quietTurns { return true }
      // A task may wait longer for a processor than these turns have taken.
      if quiet == Driver.quietTurns { try? await Task.sleep(for: .milliseconds(100)) }
    }
    return false
  }

  /// Lets everything else run once, and returns whether a view was evaluated.
  private func changesInTurn() async -> Bool {
    let before = runtime.activity
    await Driver.turn()
    update()
    return runtime.activity != before
  }

  /// Waits until a condition holds, without sleeping.
  ///
  /// - Parameters:
  ///   - what: A description of the condition, for the error message.
  ///   - timeout: The longest time to wait.
  ///   - condition: The condition, checked after each turn of the app.
  /// - Throws: ``Driver/Error`` if the condition doesn't hold in time.
  public func waitUntil(
    _ what: String = "a condition to hold", timeout: Duration = .seconds(10),
    _ condition: () -> Bool
  ) async throws {
    var patience = Patience(timeout)
    update()
    while !condition() {
      guard patience.lasts() else { throw error(.notReached(what, after: timeout)) }
      await Driver.turn()
      update()
    }
  }

  /// Waits until an element is on screen.
  ///
  /// - Parameters:
  ///   - query: The element, by its label or by role and label.
  ///   - timeout: The longest time to wait.
  /// - Throws: ``Driver/Error`` if the element doesn't appear in time.
  public func waitFor(_ query: Query, timeout: Duration = .seconds(10)) async throws {
    try await waitUntil(query.description, timeout: timeout) { exists(query) }
  }

  /// Lets everything else run once: what waits on the main actor, on the main queue, and on other
  /// threads.
  private static func turn() async {
    await Task.yield()
    await Task.detached(priority: .background) {}.value
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}

extension Runtime {
  /// A number that changes whenever something happens.
  package var activity: Int { bodyEvaluations }
}
