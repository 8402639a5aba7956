import Logging
import MeerkatUIKit
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

  /// Does what the app asks of UIKit: at once, also where no event is being handled.
  func serveUIKit() {
    let host = runtime.host
    host.open = { [weak self] url in
      guard let self else { return false }
      var result = OpenURLAction.Result.discarded
      runtime.react { result = self.openLink(url) }
      return result != .discarded
    }
    host.canOpen = { [weak self] url in self?.canOpen(url) ?? false }
    host.copy = { [weak self] text in self?.runtime.react { self?.copiedText = text } }
  }

  /// Whether a browser opens addresses of this kind.
  ///
  /// Whether the app takes one, only opening it tells.
  private func canOpen(_ url: URL) -> Bool {
    isConnected && ["http", "https", "mailto", "tel", "sms"].contains(url.scheme?.lowercased())
  }

  private func openInTheApp(_ url: URL?) -> OpenURLAction.Result {
    if let url, runtime.open(url) { return .handled }
    logger.notice("Nothing in the app takes the link \(url?.path().oneLine ?? "")")
    return .discarded
  }

  /// While no page is connected, nothing that opens would be seen.
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
