import MeerkatDesign
package import MeerkatViews

extension LiveServer {
  /// Makes a server of an app: each page shows an instance of its own.
  package init<Served: App>(_ app: Served.Type, configuration: Configuration) {
    let configuration = configuration.withSummedLog
    self.init(configuration: configuration, assets: .ofProgram) { request in
      // Windows beside the first one have no page yet.
      let window = Served().body.windows.first
      return AppSession(
        window?.content ?? AnyView(EmptyView()), name: window?.title ?? BrowserCommand.programName,
        request: request, logger: configuration.logger)
    }
  }

  /// Makes a server of the previews that the program contains.
  package init(_ previews: PreviewCatalog, configuration: Configuration) {
    self.init(configuration: configuration, assets: .ofProgram) { request in
      AppSession(
        PreviewPages(previews), name: "Previews", request: request, logger: configuration.logger)
    }
  }
}

extension [String: LiveServer.Asset] {
  /// What every page loads, and the pictures of the program.
  fileprivate static var ofProgram: Self {
    client.merging(CatalogPictures.main.assets) { client, _ in client }
  }

  /// What every page loads.
  ///
  /// It is part of the program, which may be moved to wherever it is to run.
  package static var client: [String: LiveServer.Asset] {
    [
      HTMLPage.scriptPath: LiveServer.Asset(
        contentType: "text/javascript; charset=utf-8",
        bytes: PackageResources.client_js + PackageResources.gestures_js
          + PackageResources.motion_js
          + PackageResources.screens_js),
      HTMLPage.stylePath: LiveServer.Asset(
        contentType: "text/css; charset=utf-8",
        bytes: Array(DesignStyleSheet.text.utf8) + PackageResources.style_css),
      HTMLPage.iconPath: LiveServer.Asset(
        contentType: "image/svg+xml", bytes: PackageResources.icon_svg),
    ]
  }
}
