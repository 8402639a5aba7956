import ClockSupport

extension ManualClock {
  /// Lets so much time pass that whoever waits may cancel.
  func untilLong() async {
    await sleepers(1, for: .milliseconds(300))
    advance(by: .milliseconds(300))
    await sleepers(1, for: .milliseconds(1_700))
    advance(by: .milliseconds(1_700))
  }
}
