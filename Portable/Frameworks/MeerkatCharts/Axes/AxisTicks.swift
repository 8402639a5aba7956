import MeerkatViews

/// The values at which an axis has marks.
struct AxisTicks {
  var datums: [Datum]
  /// The distance between dates.
  var step: DateStep?

  init(
    _ axis: MarkedAxis, _ placed: PlacedScale, unit: Calendar.Component?, room: CGFloat,
    _ calendar: Calendar
  ) {
    let scale = placed.scale
    switch axis.values {
    case .listed(let datums):
      self.datums = datums.filter { datum in
        scale.fraction(of: datum).map { $0 > -0.001 && $0 < 1.001 } ?? false
      }
      step = unit.map { DateStep(unit: $0, count: 1) }
    case .chosen(let values):
      let most = max(2, Int(placed.length / room))
      switch scale.domain {
      case .categories(let names): datums = AxisTicks.categories(names, values.kind)
      case .numbers(let bounds):
        datums = AxisTicks.numbers(bounds, values.kind, scale.type, most: min(5, most))
      case .dates(let bounds):
        let step = AxisTicks.step(bounds, values.kind, unit, most: min(7, most))
        datums = AxisTicks.dates(bounds, step, values.kind, calendar, hasUnit: unit != nil)
        self.step = step
      }
    }
    if case .listed = axis.values, step == nil, let bounds = scale.bounds,
      case .dates = scale.domain
    {
      step = DateStep(for: bounds, desired: max(1, datums.count))
    }
  }

  private static func categories(_ names: [String], _ kind: AxisMarkValues.Kind) -> [Datum] {
    guard case .automatic(let desired?, _) = kind, desired < names.count, desired > 0 else {
      return names.map { .category($0) }
    }
    let stride = (names.count + desired - 1) / desired
    return Swift.stride(from: 0, to: names.count, by: stride).map { .category(names[$0]) }
  }

  private static func numbers(
    _ bounds: ClosedRange<Double>, _ kind: AxisMarkValues.Kind, _ type: ScaleType, most: Int
  ) -> [Datum] {
    let span = bounds.upperBound - bounds.lowerBound
    var step: Double
    switch kind {
    case .automatic(let desired, let minimum):
      if type == .log {
        return Ticks.powers(in: bounds, desired: desired ?? most).map { .number($0) }
      }
      step = max(Ticks.step(for: span, desired: desired ?? most), minimum ?? 0)
    case .step(let length): step = length
    case .dates: step = Ticks.step(for: span, desired: most)
    }
    return Ticks.numbers(in: bounds, step: step).map { .number($0) }
  }

  private static func step(
    _ bounds: ClosedRange<Double>, _ kind: AxisMarkValues.Kind, _ unit: Calendar.Component?,
    most: Int
  ) -> DateStep? {
    switch kind {
    case .dates(let component, let count, _): return DateStep(unit: component, count: count)
    case .step: return nil
    case .automatic(let desired, _):
      let step = DateStep(for: bounds, desired: desired ?? most)
      guard let unit else { return step }
      let least = DateStep(unit: unit, count: 1)
      return least.seconds > step.seconds ? least : step
    }
  }

  private static func dates(
    _ bounds: ClosedRange<Double>, _ step: DateStep?, _ kind: AxisMarkValues.Kind,
    _ calendar: Calendar, hasUnit: Bool
  ) -> [Datum] {
    var calendar = calendar
    if case .dates(_, _, let own?) = kind { calendar = own }
    var dates: [Double]
    if let step {
      dates = step.dates(in: bounds, calendar)
    } else if case .step(let length) = kind, length > 0 {
      let count = Int(min(1000, (bounds.upperBound - bounds.lowerBound) / length))
      dates = (0...count).map { bounds.lowerBound + Double($0) * length }
    } else {
      dates = []
    }
    // Nothing stands behind the last unit.
    if hasUnit, dates.last == bounds.upperBound { dates.removeLast() }
    return dates.map { .date($0) }
  }
}
