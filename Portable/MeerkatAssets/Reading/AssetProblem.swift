/// A problem in a catalogue.
package struct AssetProblem: Error, Hashable, CustomStringConvertible {
  /// The path of the file at fault.
  package var path: String
  /// The problem, and what to do about it.
  package var message: String
  /// Whether the build continues without the item.
  package var isWarning: Bool

  package init(_ path: String, _ message: String, isWarning: Bool = false) {
    self.path = path
    self.message = message
    self.isWarning = isWarning
  }

  /// The problem in a compiler's format, so that an editor finds the file.
  package var description: String { "\(path):1:1: \(isWarning ? "warning" : "error"): \(message)" }
}
