import Foundation

/// The number of files and connections that the system lets the program open.
enum FileDescriptors {
  /// No server of one process needs more.
  private static let enough: rlim_t = 65_536

  #if canImport(Glibc)
    private static let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let files = RLIMIT_NOFILE
  #endif

  /// Raises the limit as far as the program may.
  ///
  /// - Returns: How many of them connections may take; the others are kept back.
  static func raiseLimit() -> Int {
    let limit = highestLimit()
    return limit - min(64, limit / 2)
  }

  private static func highestLimit() -> Int {
    var limit = rlimit()
    guard getrlimit(files, &limit) == 0 else { return 1_024 }
    let wanted = min(limit.rlim_max, enough)
    if limit.rlim_cur < wanted {
      let current = limit.rlim_cur
      limit.rlim_cur = wanted
      if setrlimit(files, &limit) != 0 { limit.rlim_cur = current }
    }
    return Int(min(limit.rlim_cur, enough))
  }
}
