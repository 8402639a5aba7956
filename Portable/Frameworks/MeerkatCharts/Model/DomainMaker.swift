import MeerkatViews

/// Finds the values of an axis: those of the app's wish, and else those of the marks.
struct DomainMaker {
  private var categories: [Datum] = []
  private var lower = Double.infinity
  private var upper = -Double.infinity
  private var isDate = false
  private let isX: Bool

  init(_ items: [ChartModel.Item], isX: Bool) {
    self.isX = isX
    var names: [Datum] = []
    for item in items {
      if let span = item.span, item.isUpright != isX {
        add(span.start)
        add(span.end)
        let value = isX ? item.mark.x : item.mark.y
        if case .date? = value?.start { isDate = true }
        continue
      }
      guard let value = isX ? item.mark.x : item.mark.y else { continue }
      for datum in [value.start, value.end].compactMap(\.self) {
        switch datum {
        case .category: names.append(datum)
        case .date(let seconds):
          isDate = true
          add(seconds)
        case .number(let number): add(number)
        }
      }
    }
    categories = names.distinct
  }

  private mutating func add(_ value: Double) {
    guard value.isFinite else { return }
    lower = min(lower, value)
    upper = max(upper, value)
  }

  /// Returns the scale of the axis.
  func scale(_ options: AxisOptions) -> Scale {
    let type = options.type ?? .linear
    let isReversed = options.domain.isReversed
    return Scale(domain(options.domain, type), type: type, isReversed: isReversed)
  }

  private func domain(_ wish: DomainWish, _ type: ScaleType) -> Scale.Domain {
    if let values = wish.values, let first = values.first {
      if case .category = first {
        return .categories(
          values.map(\.name) + categories.filter { !values.contains($0) }.map(\.name))
      }
      let amounts = values.compactMap(\.amount)
      if let least = amounts.min(), let most = amounts.max() {
        if case .date = first { return .dates(least...most) }
        return .numbers(least...most)
      }
    }
    if !categories.isEmpty { return .categories(categories.map(\.name)) }
    guard lower <= upper else { return .numbers(0...1) }
    if isDate { return .dates(lower...(upper > lower ? upper : lower + 1)) }
    return .numbers(numbers(includesZero: wish.includesZero ?? true, type))
  }

  private func numbers(includesZero: Bool, _ type: ScaleType) -> ClosedRange<Double> {
    if type == .log {
      guard lower > 0 else { return 1...max(10, upper) }
      return pow(
        10, floor(log10(lower)))...pow(10, max(ceil(log10(upper)), floor(log10(lower)) + 1))
    }
    var bounds = includesZero ? min(0, lower)...max(0, upper) : lower...upper
    if bounds.lowerBound == bounds.upperBound {
      bounds = bounds.lowerBound...(bounds.lowerBound + 1)
    }
    return Ticks.rounded(bounds, desired: 5)
  }
}

extension Datum {
  /// The name of a category.
  var name: String { if case .category(let name) = self { name } else { "" } }
}
