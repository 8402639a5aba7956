import MeerkatDesign
package import MeerkatViews

extension LiveServer {
  /// Makes a server of an app: each page shows an instance of its own.
  package init<Served: App>(_ app: Served.Type, configuration: Configuration) {
    let name = BrowserCommand.programName
    let assets = [String: LiveServer.Asset].client
      .merging(CatalogPictures.main.assets) { client, _ in client }
    self.init(configuration: configuration, assets: assets) { request in
      // Windows beside the first one have no page yet.
      guard let window = Served().body.windows.first else {
        return AppSession(
          EmptyView(), name: name, request: request, logger: configuration.logger)
      }
      return AppSession(
        window.content, name: window.title ?? name, request: request, logger: configuration.logger)
    }
  }
}

extension [String: LiveServer.Asset] {
  /// What every page loads.
  ///
  /// It is part of the program, which may be moved to wherever it is to run.
  package static var client: [String: LiveServer.Asset] {
    [
      HTMLPage.scriptPath: LiveServer.Asset(
        contentType: "text/javascript; charset=utf-8",
        bytes: PackageResources.client_js + PackageResources.gestures_js),
      HTMLPage.stylePath: LiveServer.Asset(
        contentType: "text/css; charset=utf-8",
        bytes: Array(DesignStyleSheet.text.utf8) + PackageResources.style_css),
      HTMLPage.iconPath: LiveServer.Asset(
        contentType: "image/svg+xml", bytes: PackageResources.icon_svg),
    ]
  }
}
