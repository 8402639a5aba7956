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
