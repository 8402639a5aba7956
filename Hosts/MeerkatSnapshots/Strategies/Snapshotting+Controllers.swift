import MeerkatIsolation
public import MeerkatPictures
public import MeerkatUIKit
public import MeerkatViews

/// What holds a view for UIKit.
@MainActor
public protocol HostingController {
  associatedtype Content: View

  /// The view.
  var rootView: Content { get }
}

extension UIHostingController: HostingController {}

extension Snapshotting where Value: HostingController, Format == Picture {
  /// The view of a hosting controller, in its own size.
  public static var image: Snapshotting { image() }

  /// The view of a hosting controller, as SVG.
  ///
  /// Source-compatible with swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Without effect.
  ///   - precision: Without effect: elements are compared, not pixels.
  ///   - perceptualPrecision: Without effect.
  ///   - size: The size in points; nil for that of the view.
  ///   - traits: Whether the surroundings are light or dark.
  /// - Returns: The way.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .unspecified)
  ) -> Snapshotting {
    controller(size.map { .fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits, traits)
  }

  /// The view of a hosting controller, as large as the screen of a device.
  ///
  /// - Parameters:
  ///   - config: The screen.
  ///   - precision: Without effect: elements are compared, not pixels.
  ///   - perceptualPrecision: Without effect.
  ///   - size: The size in points; nil for that of the screen.
  ///   - traits: Whether the surroundings are light or dark.
  /// - Returns: The way.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .unspecified)
  ) -> Snapshotting {
    controller(.device(config: ViewImageConfig(size: size ?? config.size)), traits)
  }

  private static func controller(
    _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection
  ) -> Snapshotting {
    Snapshotting(drawnAs: "svg") { controller in
      try files([]) { _ in
        try Picture(of: controller.rootView, in: layout.size(), traits.variant)
      }
    }
  }
}

extension UITraitCollection {
  /// The surroundings that a picture is drawn in.
  var variant: Picture.Variant { userInterfaceStyle == .dark ? .dark : .light }
}
