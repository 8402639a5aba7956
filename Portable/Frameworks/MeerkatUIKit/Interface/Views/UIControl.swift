/// A view that a user acts on.
///
/// Like UIKit's `UIControl`. Of its actions, only those that are closures are called.
open class UIControl: UIView {
  private var actions: [(event: Event, action: UIAction)] = []

  open var isEnabled = true { didSet { changes.note() } }
  open var isSelected = false { didSet { changes.note() } }
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: .max)
  }

  /// What a control is doing.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  /// Where content is, from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content is, from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// Adds an action that is called when something happens to the control.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Accepts a method by its name in Objective-C, which can't be called here.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    IgnoredNames.noteUIKit("UIControl.addTarget(_:action:for:)")
  }

  /// Calls the actions for what happened.
  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

/// A title, a symbol and what to do.
///
/// Like UIKit's `UIAction`.
@MainActor @preconcurrency
public final class UIAction: NSObject {
  public typealias Handler = (UIAction) -> Void

  /// The kind of an action.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  public var title: String
  public var image: UIImage?
  let handler: Handler

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: String? = nil,
    attributes: Attributes = [], handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}

/// A button.
///
/// Like UIKit's `UIButton`; shown as a `Button`.
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  private var titles: [State: String] = [:] { didSet { changes.note() } }
  private var images: [State: UIImage] = [:] { didSet { changes.note() } }
  package private(set) var titleColor: UIColor? { didSet { changes.note() } }
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  public var currentTitle: String? { titles[isSelected ? .selected : .normal] ?? titles[.normal] }
  public var currentImage: UIImage? { images[isSelected ? .selected : .normal] ?? images[.normal] }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// Creates a button that does something.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    if state == .normal { titleColor = color }
  }
}

/// A switch.
///
/// Like UIKit's `UISwitch`; shown as a `Toggle`.
open class UISwitch: UIControl {
  open var isOn = false { didSet { changes.note() } }
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider.
///
/// Like UIKit's `UISlider`; shown as a `Slider`.
open class UISlider: UIControl {
  open var value: Float = 0 { didSet { changes.note() } }
  open var minimumValue: Float = 0 { didSet { changes.note() } }
  open var maximumValue: Float = 1 { didSet { changes.note() } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A stepper, for its appearance.
///
/// Like UIKit's `UIStepper`.
open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1

  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
}

/// A row of choices.
///
/// Like UIKit's `UISegmentedControl`; shown as a `Picker`.
open class UISegmentedControl: UIControl {
  package private(set) var titles: [String] = [] { didSet { changes.note() } }
  open var selectedSegmentIndex = -1 { didSet { changes.note() } }
  open var selectedSegmentTintColor: UIColor?
  public var numberOfSegments: Int { titles.count }

  /// Creates a control with titles; pictures have none.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = items?.map { $0 as? String ?? "" } ?? []
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
}

/// Dots that show the current page, for their appearance.
///
/// Like UIKit's `UIPageControl`.
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
  open var hidesForSinglePage = false
}

/// A field for a date, for its appearance.
///
/// Like UIKit's `UIDatePicker`.
open class UIDatePicker: UIControl {
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// What of a date is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}

/// The look of a field for a date.
///
/// Like UIKit's `UIDatePickerStyle`.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
