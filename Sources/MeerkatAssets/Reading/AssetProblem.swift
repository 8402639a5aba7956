/// Something in a catalogue that can't be used as it is.
package struct AssetProblem: Error, Hashable, CustomStringConvertible {
  /// The path of the file at fault.
  package var path: String
  /// What is wrong, and what to do.
  package var message: String
  /// Whether the build goes on without the thing.
  package var isWarning: Bool

  package init(_ path: String, _ message: String, isWarning: Bool = false) {
    self.path = path
    self.message = message
    self.isWarning = isWarning
  }

  /// As compilers say it, so that an editor finds the file.
  package var description: String {
    "\(path):1:1: \(isWarning ? "warning" : "error"): \(message)"
  }
}
