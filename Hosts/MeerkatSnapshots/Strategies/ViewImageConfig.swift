public import Foundation
import MeerkatPictures

/// How large a view is in a snapshot.
///
/// Like `SwiftUISnapshotLayout` of swift-snapshot-testing.
public enum SwiftUISnapshotLayout: Sendable {
  /// As large as the screen of a device.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// As large as the view where nothing limits it.
  case sizeThatFits

  func size() throws(Picture.Error) -> PictureSize {
    switch self {
    case .device(let config):
      try PictureSize(width: config.size.width, height: config.size.height)
    case .fixed(let width, let height): try PictureSize(width: width, height: height)
    case .sizeThatFits: .fitting
    }
  }
}

/// The screen of a device.
///
/// Like `ViewImageConfig` of swift-snapshot-testing: its size alone.
public struct ViewImageConfig: Hashable, Sendable {
  /// How a device is held.
  public enum Orientation: Sendable {
    case landscape, portrait
  }

  /// The size in points.
  public var size: CGSize

  /// Makes a screen of a size.
  ///
  /// - Parameter size: The size in points.
  public init(size: CGSize) { self.size = size }

  private init(_ short: CGFloat, _ long: CGFloat, _ orientation: Orientation) {
    size =
      orientation == .portrait
      ? CGSize(width: short, height: long) : CGSize(width: long, height: short)
  }

  public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)
  public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)
  public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)
  public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)
  public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)
  public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)
  public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)
  public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)
  public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)
  public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)
  public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)
  public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)
  public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)
  public static let iPadMini = ViewImageConfig.iPadMini(.landscape)
  public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)
  public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)
  public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)

  public static func iPhoneSe(_ orientation: Orientation) -> Self { Self(320, 568, orientation) }
  public static func iPhone8(_ orientation: Orientation) -> Self { Self(375, 667, orientation) }
  public static func iPhone8Plus(_ orientation: Orientation) -> Self { Self(414, 736, orientation) }
  public static func iPhoneX(_ orientation: Orientation) -> Self { Self(375, 812, orientation) }
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self { Self(414, 896, orientation) }
  public static func iPhoneXr(_ orientation: Orientation) -> Self { Self(414, 896, orientation) }
  public static func iPhone12(_ orientation: Orientation) -> Self { Self(390, 844, orientation) }
  public static func iPhone12Pro(_ orientation: Orientation) -> Self { Self(390, 844, orientation) }
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    Self(428, 926, orientation)
  }
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    Self(375, 812, orientation)
  }
  public static func iPhone13(_ orientation: Orientation) -> Self { Self(390, 844, orientation) }
  public static func iPhone13Pro(_ orientation: Orientation) -> Self { Self(390, 844, orientation) }
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    Self(428, 926, orientation)
  }
  public static func iPadMini(_ orientation: Orientation) -> Self { Self(768, 1024, orientation) }
  public static func iPad9_7(_ orientation: Orientation) -> Self { Self(768, 1024, orientation) }
  public static func iPad10_2(_ orientation: Orientation) -> Self { Self(810, 1080, orientation) }
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    Self(834, 1112, orientation)
  }
  public static func iPadPro11(_ orientation: Orientation) -> Self { Self(834, 1194, orientation) }
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    Self(1024, 1366, orientation)
  }
}
