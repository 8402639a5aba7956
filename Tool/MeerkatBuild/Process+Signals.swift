import Foundation

extension Process {
  /// Starts the process, which can be interrupted: the threads that tasks run on block signals, and
  /// a process inherits that.
  func runOpenToSignals() throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
