import Foundation
import Logging
import MeerkatViews

extension AppSession {
  /// Opens a link that the app has no action of its own for: in the app, or beside the page.
  func openLink(_ url: URL) -> OpenURLAction.Result {
    if leadsToTheBrowser(url) { return openBesideThePage(url) }
    if runtime.open(url) { return .handled }
    logger.notice("Nothing in the app takes the link \(url.path().oneLine)")
    return .discarded
  }

  /// Nobody is there to see what opens while no page is connected.
  private func openBesideThePage(_ link: URL) -> OpenURLAction.Result {
    guard isConnected else { return .discarded }
    links.append(link)
    return .handled
  }

  private func leadsToTheBrowser(_ url: URL) -> Bool {
    switch url.scheme?.lowercased() {
    case "http", "https": !isOnThisServer(url)
    case "mailto", "tel", "sms": true
    default: false
    }
  }

  private func isOnThisServer(_ url: URL) -> Bool {
    guard let link = Authority.ofOrigin(Self.origin(of: url)) else { return false }
    return host?.isSame(as: link.authority, defaultPort: link.defaultPort) ?? false
  }

  private static func origin(of url: URL) -> String {
    let scheme = url.scheme?.lowercased() ?? ""
    return "\(scheme)://\(url.host() ?? "")\(url.port.map { ":\($0)" } ?? "")"
  }
}
