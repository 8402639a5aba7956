/// The device that shows the app.
///
/// Like UIKit's `UIDevice`, but the only known property of the user's device is whether the
/// window is wide.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  public static let current = UIDevice()
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDevice.orientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification =
    Notification.Name("UIDevice.batteryLevelDidChangeNotification")

  /// The state of the battery; always unknown.
  ///
  /// Like UIKit's `UIDevice.BatteryState`.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  public var isBatteryMonitoringEnabled = false
  public var isProximityMonitoringEnabled = false
  public var name: String { "Browser" }
  public var model: String { "Browser" }
  public var localizedModel: String { model }
  public var systemName: String { "Linux" }
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }
  public var identifierForVendor: UUID? { nil }
  public var orientation: UIDeviceOrientation { .unknown }
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }

  /// A tablet if the window is wide, else a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    AppHost.current?.isWide() == true ? .pad : .phone
  }

  private nonisolated override init() {}

  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// The kind of a device.
///
/// Like UIKit's `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The orientation of a device.
///
/// Like UIKit's `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The screen that shows the app.
///
/// Like UIKit's `UIScreen`. The server doesn't know the size of a page: the bounds are a tablet's
/// if the window is wide, else a phone's. `GeometryReader` provides the real size.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// The size, in points.
  public var bounds: CGRect {
    AppHost.current?.isWide() == true
      ? CGRect(x: 0, y: 0, width: 1024, height: 768) : CGRect(x: 0, y: 0, width: 390, height: 844)
  }
  /// The size, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels in a point.
  public var scale: CGFloat { 2 }
  public var nativeScale: CGFloat { scale }
  public var brightness: CGFloat = 0.5
  public var isCaptured: Bool { false }

  private nonisolated override init() {}
}
