/// A visual change that doesn't affect a view's layout.
///
/// Like SwiftUI's `VisualEffect`.
public protocol VisualEffect: Sendable {}

/// No change.
///
/// Like SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the identity transform.
  public init() {}
}

/// Changes, one after the other.
private struct Changes: VisualEffect {
  var steps: [Step]

  /// A change, and what it is while nothing is to be seen of it.
  ///
  /// The modifiers hold numbers only, which any thread may read.
  struct Step: Equatable, @unchecked Sendable {
    let modifier: ElementModifier
    let identity: ElementModifier
  }
}

extension VisualEffect {
  fileprivate var steps: [Changes.Step] { (self as? Changes)?.steps ?? [] }

  private func adding(_ modifier: ElementModifier, identity: ElementModifier) -> Changes {
    // What isn't equal to itself, as with a length of nothing by nothing, would change for ever.
    let step = Changes.Step(
      modifier: modifier == modifier ? modifier : identity, identity: identity)
    return Changes(steps: steps + [step])
  }

  private func adding(_ effect: ColorEffect, identity: ColorEffect) -> Changes {
    adding(.colorEffect(effect), identity: .colorEffect(identity))
  }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity(opacity), identity: .opacity(1))
  }
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset(offset), identity: .offset(.zero))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    let one = CGSize(width: 1, height: 1)
    return adding(.scale(scale, anchor: anchor), identity: .scale(one, anchor: anchor))
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor: anchor), identity: .rotation(.zero, anchor: anchor))
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let axis = RotationAxis(x: axis.x, y: axis.y, z: axis.z)
    return adding(
      .rotation3D(angle, axis: axis, anchor: anchor),
      identity: .rotation3D(.zero, axis: axis, anchor: anchor))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: radius), identity: .blur(radius: 0))
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.brightness(amount), identity: .brightness(0))
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.contrast(amount), identity: .contrast(1))
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.grayscale(amount), identity: .grayscale(0))
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.saturation(amount), identity: .saturation(1))
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.hueRotation(angle), identity: .hueRotation(.zero))
  }
}

/// A view with changes that depend on its geometry.
nonisolated private struct Changing<Content: View>: View {
  let content: Content
  let steps: (GeometryProxy) -> [Changes.Step]
  @State private var known: [Changes.Step]?

  @MainActor var body: some View {
    // Until the geometry is known, there are as many modifiers as then, so that the content stays.
    let modifiers =
      known?.map(\.modifier)
      ?? steps(GeometryProxy(size: GeometryReader<Content>.firstSize)).map(\.identity)
    // Around the changes: they don't move what they depend on.
    modifiers.reduce(AnyView(content)) { AnyView($0.modified($1)) }
      .background {
        GeometryReader { proxy in
          let _ = proxy.place?.forget()
          let steps = steps(proxy)
          Color.clear
            .onChange(of: proxy.place?.isMissed == true ? nil : steps, initial: true) { known = $1 }
        }
      }
  }
}

extension View {
  /// Applies a visual effect that depends on the view's geometry.
  ///
  /// Where an effect asks for a place that the host doesn't know, as a browser, there is none.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    Changing(content: self) { effect(EmptyVisualEffect(), $0).steps }
  }
}
