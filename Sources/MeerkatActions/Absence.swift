/// A value that may be none, whatever its type.
protocol Absence {
  /// None, for a type that is known at run time only.
  static var absent: Self { get }

  var isAbsent: Bool { get }
}

extension Optional: Absence {
  static var absent: Wrapped? { nil }

  var isAbsent: Bool { self == nil }
}
