public import Foundation

/// A type whose values can stand on an axis, or tell series apart.
///
/// Like Swift Charts' `Plottable`: numbers, texts and dates, and your own types that name one of those.
/// An enumeration with a raw value needs the conformance only.
public protocol Plottable {
  /// The number, text or date that stands for a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, text or date that stands for this value.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates the value for which something stands.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a text or a date.
///
/// Like Swift Charts' `PrimitivePlottableProtocol`.
public protocol PrimitivePlottableProtocol: Plottable {}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }

  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}
