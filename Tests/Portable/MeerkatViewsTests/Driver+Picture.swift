import MeerkatTesting

extension Driver {
  /// The screen without empty lines at its start, and without the space that is at the left of all
  /// lines: what is small stands in the middle of a window.
  var picture: String {
    let lines = screenText.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty }
    let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}
