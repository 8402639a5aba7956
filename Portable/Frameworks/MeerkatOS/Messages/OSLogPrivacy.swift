/// The privacy of a value in a message.
///
/// Like os's `OSLogPrivacy`. In a release build, private values are replaced with `<private>`, or
/// with a hash if a mask asks for it.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The replacement for a private value.
  ///
  /// Like os's `OSLogPrivacy.Mask`.
  public enum Mask: Hashable, Sendable {
    case hash, none
  }

  private enum Kind {
    case automatic, open, closed
  }

  private let kind: Kind
  private let mask: Mask

  public static let auto = OSLogPrivacy(kind: .automatic, mask: .none)
  public static let `public` = OSLogPrivacy(kind: .open, mask: .none)
  public static let `private` = OSLogPrivacy(kind: .closed, mask: .none)
  public static let sensitive = OSLogPrivacy(kind: .closed, mask: .none)

  /// Hides texts and objects, but shows numbers.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }

  /// Hides the value behind a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .closed, mask: mask)
  }

  /// Hides the value behind a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .closed, mask: mask)
  }

  /// Returns what stands in place of a value that isn't to be read; nil where it is.
  ///
  /// A plain value is of a kind that is public by itself.
  func cover(for text: String, isPlain: Bool) -> String? {
    guard kind == .closed || kind == .automatic && !isPlain else { return nil }
    guard mask == .hash else { return "<private>" }
    // While the app runs, equal values have equal hashes, which can't be guessed.
    let hash = UInt(bitPattern: text.hashValue)
    return "<mask.hash: '\(String(hash, radix: 36))'>"
  }
}
