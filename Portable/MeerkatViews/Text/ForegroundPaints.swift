extension EnvironmentValues {
  /// The paints of the foreground levels, as far as they have been set.
  @Entry private var foregroundPaints: [Paint] = []

  /// Sets the foreground and its fainter levels; no paints are those that suit the place.
  mutating func setForeground(_ paints: [Paint]) {
    let outer = self
    let resolved = paints.map { outer.resolved($0) }
    // A style that is only a level leaves the other levels unchanged.
    if paints.count == 1, case .hierarchical = paints[0].kind {
      textStyle.foreground = resolved[0]
      return
    }
    foregroundPaints = resolved
    textStyle.foreground = resolved.first
  }

  /// Returns the paint that a level of the foreground stands for here.
  ///
  /// Other paints stand for themselves.
  func resolved(_ paint: Paint) -> Paint {
    guard case .hierarchical(let level) = paint.kind else { return paint }
    let paints = foregroundPaints
    if level == 1 { return (textSurroundings.style.foreground ?? paint).opacity(paint.opacity) }
    guard let first = paints.first else { return paint }
    if level <= paints.count { return paints[level - 1].opacity(paint.opacity) }
    return first.opacity(paint.opacity * EnvironmentValues.strength(ofLevel: level))
  }

  /// How opaque a level is against the first one.
  private static func strength(ofLevel level: Int) -> Double {
    switch level {
    case 2: 0.6
    case 3: 0.3
    case 4: 0.18
    default: 0.1
    }
  }
}

extension EnvironmentValues {
  @Entry package var tintColor: Color?
}
