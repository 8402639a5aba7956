/// How the colours of overlapping views are blended.
///
/// Like SwiftUI's `BlendMode`.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

extension BlendMode {
  /// What CSS and SVG call the mode, or the one that is nearest to it.
  package var cssName: StaticString {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn, .plusDarker: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .normal, .sourceAtop, .destinationOver, .destinationOut: "normal"
    }
  }
}

/// How colours are computed.
///
/// Like SwiftUI's `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// A change to all colours inside an element.
package enum ColorEffect: Hashable, Sendable {
  /// Adds to each component, from -1 to 1.
  case brightness(Double)
  /// How far colours are from grey: 1 leaves them unchanged.
  case contrast(Double)
  case saturation(Double)
  /// How much colour is taken out, from 0 to 1.
  case grayscale(Double)
  case hueRotation(Angle)
  case invert
  case multiply(Color)
  case luminanceToAlpha
}
