/// What has an appearance for all its instances.
///
/// Like UIKit's `UIAppearance`. Appearances are kept, and have no effect on what hosts show.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}

/// What contains views with an appearance.
///
/// Like UIKit's `UIAppearanceContainer`.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

@MainActor private var proxies: [ObjectIdentifier: any UIAppearance] = [:]

@MainActor
private func proxy<Object: UIAppearance>(_ type: Object.Type, _ make: () -> Object) -> Object {
  IgnoredNames.noteUIKit("\(type).appearance()")
  if let known = proxies[ObjectIdentifier(type)] as? Object { return known }
  let new = make()
  proxies[ObjectIdentifier(type)] = new
  return new
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns what keeps the appearance of all views of this class.
  public class func appearance() -> Self { proxy(self) { ViewMaker.make(self) } }

  /// Returns what keeps the appearance of all views of this class.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// Returns what keeps the appearance of all views of this class inside others.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
  /// Returns what keeps the appearance of all items of this class.
  public class func appearance() -> Self { proxy(self) { ObjectMaker.make(self) } }

  /// Returns what keeps the appearance of all items of this class inside others.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}
