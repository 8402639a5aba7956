import Foundation

/// A value on an axis, whatever its type in the app.
package enum Datum: Hashable {
  case number(Double)
  /// In seconds since the reference date.
  case date(Double)
  case category(String)

  init<Value: Plottable>(_ value: Value) {
    let primitive = value.primitivePlottable
    switch primitive {
    case let number as Double: self = .number(number)
    case let text as String: self = .category(text)
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as Decimal: self = .number(NSDecimalNumber(decimal: number).doubleValue)
    default: self = .category("\(primitive)")
    }
  }

  /// The place on an axis of numbers or dates; nil for a category.
  var amount: Double? {
    switch self {
    case .number(let amount), .date(let amount): amount
    case .category: nil
    }
  }

  /// The same kind of value at another place.
  func with(_ amount: Double) -> Datum {
    switch self {
    case .number: .number(amount)
    case .date: .date(amount)
    case .category: self
    }
  }

  /// Returns the value as a type of the app; nil where it has no such value.
  func value<Value: Plottable>(as type: Value.Type) -> Value? {
    primitive(as: Value.PrimitivePlottable.self).flatMap { Value(primitivePlottable: $0) }
  }

  private func primitive<Primitive>(as type: Primitive.Type) -> Primitive? {
    switch self {
    case .category(let text): text as? Primitive
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds) as? Primitive
    case .number(let number): Datum.convert(number, to: type)
    }
  }

  private static func convert<Primitive>(_ number: Double, to type: Primitive.Type) -> Primitive? {
    switch type {
    case is Double.Type: number as? Primitive
    case is CGFloat.Type: CGFloat(number) as? Primitive
    case is Decimal.Type: Decimal(number) as? Primitive
    case let type as any BinaryInteger.Type: integer(number, type) as? Primitive
    case let type as any BinaryFloatingPoint.Type: floating(number, type) as? Primitive
    default: nil
    }
  }

  private static func integer<Number: BinaryInteger>(
    _ number: Double, _ type: Number.Type
  ) -> Number? { Number(exactly: number.rounded()) }

  private static func floating<Number: BinaryFloatingPoint>(
    _ number: Double, _ type: Number.Type
  ) -> Number { Number(number) }
}
