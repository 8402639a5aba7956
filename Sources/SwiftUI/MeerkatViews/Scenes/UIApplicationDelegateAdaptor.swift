public import MeerkatUIKit

/// Creates the delegate of an app instance, and notifies it of the launch.
///
/// Like SwiftUI's `UIApplicationDelegateAdaptor`.
///
/// ## Differences
/// - Each app instance, and so each page, has its own delegate.
/// - The class has to derive from `UIResponder`: an `NSObject` can't be created from its type here.
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
