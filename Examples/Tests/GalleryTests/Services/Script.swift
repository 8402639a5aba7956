import GalleryRooms

/// A service's answers in a test: each question waits until the test answers it.
///
/// A question whose task is cancelled is answered with `.cancelled`, as by a real service.
@MainActor
final class Script<Question: Sendable, Answer: Sendable> {
  /// What was asked and has no answer yet, oldest first.
  var waiting: [Question] { asked.map(\.question) }
  /// How many questions have ended: answered, or cancelled.
  private(set) var ended = 0

  private struct Asked {
    let number: Int
    let question: Question
    let continuation: CheckedContinuation<Result<Answer, ServiceError>, Never>
  }

  private var asked: [Asked] = []
  private var last = 0
  private var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Waits for the test's answer.
  func ask(_ question: Question) async throws(ServiceError) -> Answer {
    last += 1
    let number = last
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        asked.append(Asked(number: number, question: question, continuation: continuation))
        if Task.isCancelled { cancel(number) }
        tellObservers()
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
    ended += 1
    return try result.get()
  }

  /// Returns when at least so many questions wait.
  func untilWaiting(_ count: Int = 1) async {
    guard asked.count < count else { return }
    await withCheckedContinuation { observers.append((count, $0)) }
  }

  /// Answers the oldest question; does nothing when there is none.
  func answer(_ result: Result<Answer, ServiceError>) {
    guard !asked.isEmpty else { return }
    asked.removeFirst().continuation.resume(returning: result)
  }

  private func cancel(_ number: Int) {
    guard let place = asked.firstIndex(where: { $0.number == number }) else { return }
    asked.remove(at: place).continuation.resume(returning: .failure(.cancelled))
  }

  private func tellObservers() {
    let told = observers.filter { $0.count <= asked.count }
    observers.removeAll { $0.count <= asked.count }
    for observer in told { observer.continuation.resume() }
  }
}
