import Foundation
import Logging
import MeerkatViews

extension AppSession {
  /// Opens a link that the app has no action of its own for: in the app, or beside the page.
  func openLink(_ url: URL) -> OpenURLAction.Result {
    switch url.scheme?.lowercased() {
    case "http", "https":
      isOnThisServer(url) ? openInTheApp(Self.address(of: url)) : openBesideThePage(url)
    case "mailto", "tel", "sms": openBesideThePage(url)
    default: openInTheApp(url)
    }
  }

  private func openInTheApp(_ url: URL?) -> OpenURLAction.Result {
    if let url, runtime.open(url) { return .handled }
    logger.notice("Nothing in the app takes the link \(url?.path().oneLine ?? "")")
    return .discarded
  }

  /// Nobody is there to see what opens while no page is connected.
  private func openBesideThePage(_ link: URL) -> OpenURLAction.Result {
    guard isConnected else { return .discarded }
    links.append(link)
    return .handled
  }

  private func isOnThisServer(_ url: URL) -> Bool {
    guard let link = Authority.ofOrigin(Self.origin(of: url)) else { return false }
    return host?.isSame(as: link.authority, defaultPort: link.defaultPort) ?? false
  }

  /// A link as the address bar would give it: what is opened is the same either way.
  private static func address(of url: URL) -> URL? {
    let path = url.path().isEmpty ? "/" : url.path()
    return URL(string: path + (url.query().map { "?\($0)" } ?? ""))
  }

  private static func origin(of url: URL) -> String {
    let scheme = url.scheme?.lowercased() ?? ""
    return "\(scheme)://\(url.host() ?? "")\(url.port.map { ":\($0)" } ?? "")"
  }
}
