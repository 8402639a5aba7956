import Meerkat

/// Mistakes are told, and previews found, by debug builds alone.
#if DEBUG
  let isDebugBuild = true
#else
  let isDebugBuild = false
#endif

extension Mistake {
  /// Runs something, and returns the lines that it leaves in the log.
  @MainActor
  static func lines(_ act: () throws -> Void) rethrows -> [String] {
    let outer = listener
    var lines: [String] = []
    listener = { lines.append($0) }
    defer { listener = outer }
    try act()
    return lines
  }
}
