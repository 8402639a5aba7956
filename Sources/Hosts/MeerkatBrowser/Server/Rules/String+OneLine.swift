extension String {
  /// The text as one short line of printable ASCII, so that it can't inject lines into the log.
  var oneLine: String {
    let shown = unicodeScalars.prefix(120).map { scalar in
      (0x20..<0x7F).contains(scalar.value) ? String(scalar) : "?"
    }
    return shown.joined() + (unicodeScalars.dropFirst(120).isEmpty ? "" : "…")
  }
}
