public import MeerkatJourney
public import MeerkatUI

extension View {
  /// Opens links from outside in the flows inside this view only if they come from certain origins.
  ///
  /// ```swift
  /// FlowView(ShopFlow())
  ///   .linkOrigins(LinkOrigins(hosts: ["example.com"], schemes: ["shop"]))
  /// ```
  ///
  /// Links that the app itself opens, by ``Flow/open(_:from:)``, aren't affected.
  ///
  /// - Parameter origins: The hosts and schemes from which links are accepted; any by default.
  /// - Returns: A view whose flows open only these links.
  public func linkOrigins(_ origins: LinkOrigins) -> some View {
    environment(\.linkOrigins, origins)
  }
}

private struct LinkOriginsKey: EnvironmentKey {
  static var defaultValue: LinkOrigins { .any }
}

extension EnvironmentValues {
  var linkOrigins: LinkOrigins {
    get { self[LinkOriginsKey.self] }
    set { self[LinkOriginsKey.self] = newValue }
  }
}
