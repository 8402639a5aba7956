/// Why nothing was restored from an archive.
public enum ArchiveError: Error, Hashable {
  /// It is truncated or forged, or not an archive at all.
  case unreadable(String)
  /// It belongs to something else.
  case otherName(found: String, expected: String)
  /// It was written by a later version of the app.
  case newerVersion(found: Int, known: Int)
  /// It was to be restored inside a guard, `didDismiss` or a screen that is being made.
  case navigationUnderWay
  /// Its root does not fit, and without a root there is no journey.
  case rootLost(String)
}

extension ArchiveError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let reason):
      "This is no complete archive, so nothing was restored. \(reason) Begin at the root."
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
  /// What an error means that a coder threw while it read an archive.
  package init(_ error: any Error) {
    self = error as? ArchiveError ?? .unreadable(DecodingError.reason(of: error))
  }
}
