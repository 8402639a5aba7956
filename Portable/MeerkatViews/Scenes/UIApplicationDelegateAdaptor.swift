@_spi(Making) public import MeerkatUIKit

/// Creates the delegate of an app instance, and notifies it of the launch.
///
/// Like SwiftUI's `UIApplicationDelegateAdaptor`, but each app instance, and so each page, has its
/// own delegate.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = ObjectMaker.make(delegateType)
    UIApplication.shared.delegate = wrappedValue
    _ = wrappedValue.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
  }
}
