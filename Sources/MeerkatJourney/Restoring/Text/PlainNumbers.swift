extension PlainValue where Self: FixedWidthInteger {
  func write(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: description.utf8)
  }

  static func read(_ token: Int, of text: ScannedText) throws -> Self {
    let value: Self? =
      switch text.tokens[token].kind {
      case .integer: Self(digits: text.bytes[text.tokens[token].range])
      case .decimal: Self(exactDecimal: Double(text.string(at: token)))
      default: throw text.mismatch(Self.self, at: token)
      }
    guard let value else { throw text.unfit(Self.self, at: token) }
    return value
  }
}

extension FixedWidthInteger {
  /// The number that digits stand for, or nil where it does not fit.
  fileprivate init?(digits: ArraySlice<UInt8>) {
    let isNegative = digits.first == UInt8(ascii: "-")
    var number: Self = 0
    for letter in isNegative ? digits.dropFirst() : digits {
      let digit = Self(truncatingIfNeeded: letter &- UInt8(ascii: "0"))
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isPast) =
        isNegative
        ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      guard !isTooLarge, !isPast else { return nil }
      number = sum
    }
    self = number
  }

  /// A whole number that is written as `7.0` or `1e2`.
  ///
  /// From 2^53 it could be another than the one that is written.
  fileprivate init?(exactDecimal number: Double?) {
    guard let number, number.magnitude < 0x1p53 else { return nil }
    self.init(exactly: number)
  }
}

extension PlainValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  var isWritable: Bool { isFinite }

  func write(to bytes: inout [UInt8]) {
    let text = description
    bytes.append(contentsOf: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
  }

  static func read(_ token: Int, of text: ScannedText) throws -> Self {
    guard text.tokens[token].isNumber else { throw text.mismatch(Self.self, at: token) }
    guard let number = Self(text.string(at: token)), number.isFinite else {
      throw text.unfit(Self.self, at: token)
    }
    return number
  }
}

extension Int: PlainValue {}
extension Int8: PlainValue {}
extension Int16: PlainValue {}
extension Int32: PlainValue {}
extension Int64: PlainValue {}
extension UInt: PlainValue {}
extension UInt8: PlainValue {}
extension UInt16: PlainValue {}
extension UInt32: PlainValue {}
extension UInt64: PlainValue {}
extension Float: PlainValue {}
extension Double: PlainValue {}
