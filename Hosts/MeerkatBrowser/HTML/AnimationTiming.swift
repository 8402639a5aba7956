import MeerkatViews

/// An animation for the browser: times in milliseconds, and the curve as a CSS easing function.
struct AnimationTiming {
  let duration: Int
  let easing: String
  let delay: Int
  /// 0 for ever.
  let iterations: Int
  let alternates: Bool

  init(_ animation: Animation) {
    duration = Int((animation.runTime * 1_000).rounded())
    easing = animation.curve.easing(seconds: animation.runTime * animation.speed)
    delay = Int((animation.delay * 1_000).rounded())
    iterations = animation.repetitions.isFinite ? Int(animation.repetitions) : 0
    alternates = animation.autoreverses
  }
}

extension Animation.Curve {
  /// The curve as CSS: a spring is sampled every thirtieth of a second, up to 60 times.
  fileprivate func easing(seconds: Double) -> String {
    switch self {
    case .bezier(0, 0, 1, 1): return "linear"
    case .bezier(let x1, let y1, let x2, let y2):
      let numbers = [x1, y1, x2, y2].map(Self.text)
      return "cubic-bezier(\(numbers.joined(separator: ",")))"
    case .spring(let spring):
      let count = max(12, min(60, Int(seconds * 30)))
      let shares = (0..<count).map { Double($0) / Double(count) }
      let numbers = shares.map { Self.text(spring.share(at: $0 * seconds)) } + ["1"]
      return "linear(\(numbers.joined(separator: ",")))"
    }
  }

  /// Three decimals are finer than anybody sees.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

extension AnyTransition {
  /// The look of a view that is away as a keyframe, in JSON.
  static func keyframe(of looks: [Look]) -> String {
    var properties: [String: String] = [:]
    var transforms: [String] = []
    for look in looks {
      switch look {
      case .transparent: properties["opacity"] = "0"
      case .blurred: properties["filter"] = "blur(8px)"
      case .offset(let size): transforms.append("translate(\(size.width)px,\(size.height)px)")
      case .beyond(.leading): transforms.append("translateX(-100%)")
      case .beyond(.trailing): transforms.append("translateX(100%)")
      case .beyond(.top): transforms.append("translateY(-100%)")
      case .beyond(.bottom): transforms.append("translateY(100%)")
      case .scaled(let scale, let anchor):
        transforms.append("scale(\(scale))")
        properties["transformOrigin"] = "\(anchor.x * 100)% \(anchor.y * 100)%"
      }
    }
    if !transforms.isEmpty { properties["transform"] = transforms.joined(separator: " ") }
    let members = properties.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\"\($0.value)\"" }
    return "{\(members.joined(separator: ","))}"
  }
}

extension HTMLWriter {
  /// Writes the transition of a view.
  mutating func attributes(of transition: AnyTransition) {
    attribute("data-in", AnyTransition.keyframe(of: transition.insertion))
    attribute("data-out", AnyTransition.keyframe(of: transition.removal))
    guard let animation = transition.animation else { return }
    let timing = AnimationTiming(animation)
    attribute(
      "data-timing",
      "[\(timing.duration),\"\(timing.easing)\",\(timing.delay),\(timing.iterations),"
        + "\(timing.alternates ? 1 : 0)]")
  }

  /// Writes which elements replace each other.
  mutating func attributes(of geometry: MatchedGeometry) {
    attribute("data-match", String(geometry.number))
    if !geometry.properties.contains(.position) { attribute("data-matches", word: "size") }
    if !geometry.properties.contains(.size) { attribute("data-matches", word: "position") }
  }
}
