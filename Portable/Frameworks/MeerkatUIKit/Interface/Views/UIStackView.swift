/// Views in a row or a column.
///
/// Like UIKit's `UIStackView`; shown as an `HStack` or a `VStack`.
open class UIStackView: UIView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views are aligned across the stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changes.note() } }
  open var spacing: CGFloat = 0 { didSet { changes.note() } }
  open var alignment = Alignment.fill { didSet { changes.note() } }
  open var distribution = Distribution.fill
  open var isLayoutMarginsRelativeArrangement = false
  public var arrangedSubviews: [UIView] { subviews }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
  open func removeArrangedSubview(_ view: UIView) { view.removeFromSuperview() }
}

/// A view whose content can be larger than it.
///
/// Like UIKit's `UIScrollView`; shown as a `ScrollView`.
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// How scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// How safe areas become insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

/// Hears of a scroll view; never called.
///
/// Like UIKit's `UIScrollViewDelegate`.
@OptionalMethods @MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

/// A list of rows, for its appearance: hosts show none of its rows.
///
/// Like UIKit's `UITableView`.
open class UITableView: UIScrollView {
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var rowHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var allowsSelection = true
  open var backgroundView: UIView?
  open var sectionIndexColor: UIColor?
}

/// A row of a table, for its appearance.
///
/// Like UIKit's `UITableViewCell`.
open class UITableViewCell: UIView {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// The look of a selected row.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
}

/// The header or footer of a section, for its appearance.
///
/// Like UIKit's `UITableViewHeaderFooterView`.
open class UITableViewHeaderFooterView: UIView {
  open var backgroundView: UIView?
}

/// A grid of items, for its appearance.
///
/// Like UIKit's `UICollectionView`.
open class UICollectionView: UIScrollView {
  open var backgroundView: UIView?
  open var allowsSelection = true
}
