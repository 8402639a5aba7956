import MeerkatUIKit
import Testing

/// The start of an app in Swift 5 that sets appearances, in a file that imports UIKit alone.
@MainActor
struct AppearanceTests {
  @Test func eachClassHasOneAppearance() {
    UINavigationBar.appearance().tintColor = .red
    UITabBar.appearance().tintColor = .blue
    #expect(UINavigationBar.appearance().tintColor == .red)
    #expect(
      UINavigationBar.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor == .red)
    #expect(type(of: UIBarButtonItem.appearance()) == UIBarButtonItem.self)
    #expect(UINavigationBar().tintColor == nil)
  }

  @Test func anAppearanceIsConfiguredAndCopied() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground)
    appearance.backgroundColor = .systemTeal
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    #expect(UINavigationBarAppearance(barAppearance: appearance).backgroundColor == .systemTeal)
  }

  /// Subclasses as apps write them.
  private final class Bar: UIView {
    let height: CGFloat

    init(height: CGFloat) {
      self.height = height
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: height))
    }

    required init?(coder: NSCoder) { fatalError("no nib") }
  }

  private final class Screen: UIViewController {
    let name: String

    init(name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no nib") }
  }

  @Test func controllersKnowEachOther() {
    let first = Screen(name: "first")
    let second = Screen(name: "second")
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: true)
    #expect(second.navigationController === stack && stack.topViewController === second)
    #expect(stack.popViewController(animated: true) === second)
    #expect(second.navigationController == nil)
    #expect(stack.popViewController(animated: true) == nil)
    first.present(second, animated: true)
    #expect(second.presentingViewController === first)
    second.dismiss(animated: true)
    #expect(first.presentedViewController == nil)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  @Test func controllersKnowHowTheyComeAndGo() {
    let first = Screen(name: "first")
    let second = Screen(name: "second")
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: true)
    #expect(second.isMovingToParent && !second.isMovingFromParent)
    stack.popViewController(animated: true)
    #expect(second.isMovingFromParent && !second.isMovingToParent && !first.isMovingFromParent)
    first.present(second, animated: true)
    #expect(second.isBeingPresented && !second.isBeingDismissed)
    second.dismiss(animated: true)
    #expect(second.isBeingDismissed && !first.isBeingDismissed)
  }

  /// A field and a recognizer as apps set them.
  private final class Form: UIView, UIGestureRecognizerDelegate {
    let picker = UIDatePicker()
    let tap = UITapGestureRecognizer()

    func setUp() {
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .wheels
      picker.setDate(.distantPast, animated: false)
      tap.numberOfTapsRequired = 2
      tap.cancelsTouchesInView = false
      tap.delegate = self
      addGestureRecognizer(tap)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test func controlsKeepWhatTheyAreTold() {
    let form = Form()
    form.setUp()
    #expect(form.picker.datePickerMode == .date && form.picker.date == .distantPast)
    #expect(form.tap.view === form && form.tap.delegate === form)
    form.removeGestureRecognizer(form.tap)
    #expect(form.tap.view == nil && form.gestureRecognizers?.isEmpty == true)
  }

  @Test func viewsKnowTheirSuperviews() {
    let outer = UIView()
    let inner = Bar(height: 4)
    outer.addSubview(inner)
    #expect(inner.superview === outer && outer.subviews == [inner] && inner.bounds.height == 4)
    inner.removeFromSuperview()
    #expect(outer.subviews.isEmpty)
  }

  @Test func theFrameOfTheKeyboardIsARectangle() {
    let rect = CGRect(x: 0, y: 5, width: 300, height: 200)
    let note = Notification(
      name: UIResponder.keyboardWillShowNotification,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: rect)])
    let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    #expect(value?.cgRectValue == rect)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 6, width: 294, height: 196))
  }
}
