public import Foundation

/// At which values an axis has marks.
///
/// Like Swift Charts' `AxisMarkValues`.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(desired: Int?, minimumStep: Double?)
    case step(Double)
    case dates(Calendar.Component, Int, Calendar?)
  }

  let kind: Kind

  /// Round values, about as many as there is room for.
  public static var automatic: AxisMarkValues { automatic() }

  /// Round values, about as many as desired.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(desired: desiredCount, minimumStep: nil))
  }

  /// Round values, with a least distance.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(desired: desiredCount, minimumStep: Double(minimumStride)))
  }

  /// Round values, with a least distance.
  public static func automatic<P: Plottable & BinaryInteger>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(desired: desiredCount, minimumStep: Double(minimumStride)))
  }

  /// Values at a distance.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .step(Double(stepSize)))
  }

  /// Values at a distance.
  @_disfavoredOverload
  public static func stride<P: Plottable & BinaryInteger>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .step(Double(stepSize)))
  }

  /// Dates at a distance.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .dates(component, count, calendar))
  }
}

/// How labels of an axis stand at its marks.
///
/// Like Swift Charts' `AxisMarkPreset`; all of them look like `automatic` here.
public enum AxisMarkPreset: Hashable, Sendable {
  case automatic, extended, aligned, inset
}

/// The edge at which an axis stands.
///
/// Like Swift Charts' `AxisMarkPosition`.
public enum AxisMarkPosition: Hashable, Sendable {
  case automatic, leading, trailing, top, bottom
}
