import MeerkatTesting

extension Driver {
  /// The sheet as text, without the screen below.
  var sheetText: String {
    screenText.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("╭─ sheet") }
      .joined(separator: "\n")
  }
}
