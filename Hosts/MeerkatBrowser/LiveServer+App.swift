package import MeerkatViews

extension LiveServer {
  /// Creates a server for an app, of which each page shows a separate instance.
  package init<Served: App>(_ app: Served.Type, configuration: Configuration) {
    let configuration = configuration.withSummedLog
    let sources = configuration.isInspected ? SourceFolder.ofProgram() : nil
    let inspector = configuration.isInspected ? Inspector(sources: sources) : nil
    self.init(configuration: configuration, assets: .ofProgram(configuration)) { request in
      if let inspector, request.path == Inspector.panelPath {
        return AppSession(
          inspector.panel(for: request), name: "Inspector", request: request,
          identity: configuration.identity, logger: configuration.logger, inspection: nil,
          isPanel: true)
      }
      let window = AppWindow(Served.self)
      let title = window.title
      let past = inspector?.moment(for: request)
      let session = AppSession(
        window, name: title.text ?? AppIdentity.programName,
        request: Inspector.request(for: request, goingOnFrom: past?.moment),
        identity: configuration.identity, logger: configuration.logger,
        inspection: inspector?.inspect(with: past?.moments ?? Moments()),
        recorder: configuration.recording?.begin(), notes: configuration.notes)
      if let past { session.goOn(after: past.moment) }
      return session
    }
  }

  /// Creates a server for the previews that the program contains.
  package init(_ previews: PreviewCatalog, configuration: Configuration) {
    let configuration = configuration.withSummedLog
    #if DEBUG
      let sources = SourceFolder.ofProgram()
    #else
      let sources: SourceFolder? = nil
    #endif
    self.init(configuration: configuration, assets: .ofProgram(configuration)) { request in
      AppSession(
        PreviewPages(previews, sources: sources), name: "Previews", request: request,
        identity: configuration.identity, logger: configuration.logger)
    }
  }
}

extension [String: PageAsset] {
  /// What every page loads, and the pictures of the program.
  fileprivate static func ofProgram(_ configuration: LiveServer.Configuration) -> Self {
    let files = client.merging(configuration.identity.assets) { client, _ in client }
      .merging(CatalogPictures.main.assets) { client, _ in client }
    return files.merging(configuration.isInspected ? inspector : [:]) { file, _ in file }
      .merging(configuration.notes == nil ? [:] : watching) { file, _ in file }
  }

  /// What shows the notes of builds in a page.
  private static var watching: Self { [HTMLPage.buildScriptPath: .script(.client("build.js"))] }

  /// What the page around an app and its panel loads.
  private static var inspector: Self {
    [
      Inspector.scriptPath: .script(.client("inspector.js")),
      Inspector.timelinePath: .script(.client("timeline.js")),
      Inspector.pastPath: .script(.client("past.js")),
      HTMLPage.panelStylePath: .style(.client("inspector.css")),
    ]
  }
}
