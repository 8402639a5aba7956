/// A text.
///
/// Like UIKit's `UILabel`; shown as a `Text`.
open class UILabel: UIView {
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString? { didSet { changes.note() } }
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { changes.note() } }
  open var textColor: UIColor! { didSet { changes.note() } }
  open var textAlignment = NSTextAlignment.natural { didSet { changes.note() } }
  open var numberOfLines = 1 { didSet { changes.note() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
}

/// A picture.
///
/// Like UIKit's `UIImageView`; shown as an `Image`.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { changes.note() } }

  /// Creates a view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A wheel that turns while something is on its way.
///
/// Like UIKit's `UIActivityIndicatorView`; shown as a `ProgressView`.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable { case medium = 100, large = 101 }

  open var style = Style.medium
  open var color: UIColor! { didSet { changes.note() } }
  open var hidesWhenStopped = true { didSet { changes.note() } }
  public private(set) var isAnimating = false { didSet { changes.note() } }

  /// Creates a wheel, which stands still.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// A change of what is behind a view.
///
/// Like UIKit's `UIVisualEffect`.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  nonisolated override init() {}
}

/// A blur of what is behind a view.
///
/// Like UIKit's `UIBlurEffect`; shown as a `Material`.
public final class UIBlurEffect: UIVisualEffect {
  /// How strong the blur is.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  package let style: Style

  /// Creates a blur.
  public init(style: Style) { self.style = style }
}

/// A view that changes what is behind it.
///
/// Like UIKit's `UIVisualEffectView`.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { changes.note() } }
  public let contentView = UIView()

  /// Creates a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

/// How far something has got.
///
/// Like UIKit's `UIProgressView`; shown as a `ProgressView`.
open class UIProgressView: UIView {
  open var progress: Float = 0 { didSet { changes.note() } }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
