/// The reason why nothing was restored from an archive.
public enum ArchiveError: Error, Hashable {
  /// The archive is truncated or forged, or isn't an archive at all.
  case unreadable(String)
  /// The archive has a different name.
  case otherName(found: String, expected: String)
  /// A later version of the app wrote the archive.
  case newerVersion(found: Int, known: Int)
  /// A guard, `didDismiss` or a screen that was being made tried to restore the archive.
  case navigationUnderWay
  /// The root doesn't fit, and a journey can't exist without its root.
  case rootLost(String)
}

extension ArchiveError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let reason):
      "The archive is incomplete or damaged, so nothing was restored. \(reason) Begin at the root."
    case .otherName(let found, let expected):
      "The archive is of “\(found)” and not of “\(expected)”, so nothing was restored. "
        + "Keep archives apart by their names."
    case .newerVersion(let found, let known):
      "The archive has version \(found), and this app knows versions up to \(known), so nothing "
        + "was restored. Begin at the root, and keep the archive for a newer app."
    case .navigationUnderWay:
      "A navigation is under way, so nothing was restored. Restore the archive when it is over."
    case .rootLost(let reason):
      "The root of the archive does not fit, so nothing was restored. \(reason) "
        + "Begin at the root, or add a migration for it."
    }
  }
}

extension ArchiveError {
  /// Converts an error that a coder threw while reading an archive.
  package init(_ error: any Error) {
    self = error as? ArchiveError ?? .unreadable(DecodingError.reason(of: error))
  }
}
