import Foundation

/// The format of an integer.
///
/// Like os's `OSLogIntegerFormatting`.
public struct OSLogIntegerFormatting: Hashable, Sendable {
  private var radix = 10
  private var isUppercase = false
  private var hasPrefix = false
  private var showsPlus = false
  private var minDigits = 0

  public static let decimal = OSLogIntegerFormatting()
  public static let hex = OSLogIntegerFormatting(radix: 16)
  public static let octal = OSLogIntegerFormatting(radix: 8)

  /// Writes an integer in decimal, with a minimum number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> Self { Self(showsPlus: explicitPositiveSign, minDigits: minDigits()) }

  /// Writes an integer in hexadecimal.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> Self {
    Self(
      radix: 16, isUppercase: uppercase, hasPrefix: includePrefix, showsPlus: explicitPositiveSign,
      minDigits: minDigits())
  }

  /// Writes an integer in octal.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> Self {
    Self(
      radix: 8, isUppercase: uppercase, hasPrefix: includePrefix, showsPlus: explicitPositiveSign,
      minDigits: minDigits())
  }

  func text<T: BinaryInteger>(_ number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    let prefix = hasPrefix ? (radix == 16 ? "0x" : "0o") : ""
    return (number < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + digits
  }
}

/// The format of a floating-point number.
///
/// Like os's `OSLogFloatFormatting`.
public struct OSLogFloatFormatting: Hashable, Sendable {
  private let conversion: String
  private let precision: Int?
  private let showsPlus: Bool

  private init(_ conversion: String, _ precision: Int? = nil, showsPlus: Bool = false) {
    self.conversion = conversion
    self.precision = precision
    self.showsPlus = showsPlus
  }

  public static let fixed = Self("f")
  public static let hex = Self("a")
  public static let exponential = Self("e")
  public static let hybrid = Self("g")

  /// Writes a number with a fixed number of decimals.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self { Self(uppercase ? "F" : "f", precision(), showsPlus: explicitPositiveSign) }

  /// Writes a number with an exponent.
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self { Self(uppercase ? "E" : "e", precision(), showsPlus: explicitPositiveSign) }

  /// Writes a number with or without an exponent, whichever is shorter.
  public static func hybrid(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self { Self(uppercase ? "G" : "g", precision(), showsPlus: explicitPositiveSign) }

  func text(_ number: Double) -> String {
    let places = precision.map { ".\(max(0, $0))" } ?? ""
    return String(format: "%\(showsPlus ? "+" : "")\(places)\(conversion)", number)
  }
}

/// The format of a Boolean.
///
/// Like os's `OSLogBoolFormat`.
public enum OSLogBoolFormat: Hashable, Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  func text(_ boolean: Bool) -> String {
    switch self {
    case .truth: boolean ? "true" : "false"
    case .answer: boolean ? "yes" : "no"
    }
  }
}

/// The minimum width of a value, and the side that is padded with spaces.
///
/// Like os's `OSLogStringAlignment`.
public struct OSLogStringAlignment: Hashable, Sendable {
  private var columns = 0
  private var isRight = false

  public static let none = OSLogStringAlignment()

  /// Puts spaces before the value.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  /// Puts spaces after the value.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }

  func padded(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? spaces + text : text + spaces
  }
}
