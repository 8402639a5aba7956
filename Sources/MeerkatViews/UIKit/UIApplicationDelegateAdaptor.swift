public import MeerkatUIKit

/// Makes the delegate of an app instance, and tells it of the launch.
///
/// Like SwiftUI's `UIApplicationDelegateAdaptor`.
///
/// ## Differences
/// - Each app instance, that is each page, has a delegate of its own.
/// - The class derives from `UIResponder`: an `NSObject` can't be made by its type here.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIResponder & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = delegateType.init()
    UIApplication.shared.delegate = wrappedValue
    _ = wrappedValue.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
  }
}
