/// The bounds of a text that is written or read.
public enum TextLimits {
  /// How long a text may be in bytes, if no other length is named: 16 MB.
  public static let mostBytes = 16 << 20

  /// How deep lists and objects may lie in each other.
  static let mostLevels = 512

  /// The length that is used: places in a text are kept as 32 bits.
  static func clamped(_ mostBytes: Int) -> Int {
    min(max(mostBytes, 0), 1 << 30)
  }
}
