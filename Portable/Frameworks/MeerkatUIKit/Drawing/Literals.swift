/// The type of image literals.
public typealias _ImageLiteralType = UIImage

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates an image from the app's catalogue, for an image literal.
  public convenience init(imageLiteralResourceName path: String) { self.init(catalogue: path) }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a colour for a colour literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
