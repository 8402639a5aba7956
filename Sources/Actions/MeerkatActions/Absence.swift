/// A value that may be absent, whatever its type.
protocol Absence {
  /// The absent value, for a type that is known at run time only.
  static var absent: Self { get }

  var isAbsent: Bool { get }
}

extension Optional: Absence {
  static var absent: Wrapped? { nil }

  var isAbsent: Bool { self == nil }
}
