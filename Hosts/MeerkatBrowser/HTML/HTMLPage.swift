import MeerkatAssets
import MeerkatViews

/// The whole document that a browser loads first: readable without a script, taken over by one.
@MainActor
struct HTMLPage {
  /// Where the browser finds what the page loads.
  nonisolated static let scriptPath = "/~/client.js"
  nonisolated static let buildScriptPath = "/~/build.js"
  nonisolated static let stylePath = "/~/style.css"
  nonisolated static let panelStylePath = "/~/inspector.css"
  nonisolated static let iconPath = "/~/icon.svg"

  /// What names the files that pages load: a page that an older server wrote has other ones.
  static let version = [String: PageAsset].client.sorted { $0.key < $1.key }
    .map(\.value.etag).joined(separator: "-")

  /// What the client connects with.
  let token: String
  /// Whether the session was there before this page.
  let isResumed: Bool
  /// The number of the patch with which the page is in step.
  let lastPatch: Int
  /// The user's language and region.
  let locale: Locale
  /// Whether the app wants the page light or dark.
  let colorScheme: ColorScheme?
  /// How browsers know the app.
  let identity: AppIdentity
  /// By what the panel beside it finds the session, where one looks into it.
  var inspected: String?
  /// The number of the moment that it shows, among what the user has done.
  var moment: Int?
  /// Whether the app is as it was at an earlier moment: what the browser keeps is newer.
  var isRestored = false
  /// Whether the app is built anew while the page is open.
  var isWatched = false
  /// Whether it is such a panel.
  var isPanel = false
  /// Whether the server takes its window for narrow.
  var isNarrow = false

  /// Returns the document.
  ///
  /// - Parameters:
  ///   - window: What the app shows.
  ///   - renderer: What writes it, and notes what it wrote.
  ///   - findPlace: Tells where the app is, once the window is written.
  /// - Returns: The document.
  func document(
    of window: WindowElement, with renderer: HTMLRenderer, findPlace: () -> HistoryEntry
  ) -> HTML {
    let content = renderer.html(of: window)
    let place = findPlace()
    var writer = HTMLWriter(capacity: content.bytes.count + 1_024)
    writeHead(title: place.title, to: &writer)
    writer.open("body")
    writer.attribute("data-token", token)
    writer.attribute("data-version", Self.version)
    writer.attribute("data-depth", number: Double(place.depth))
    if let address = place.address { writer.attribute("data-address", address.text) }
    writer.attribute("data-seen", number: lastPatch)
    if isResumed { writer.attribute("data-resumed") }
    if let inspected { writer.attribute("data-inspected", inspected) }
    if let moment { writer.attribute("data-moment", number: moment) }
    if isRestored { writer.attribute("data-restored") }
    if isPanel { writer.attribute("data-panel") }
    if isNarrow { writer.attribute("data-narrow") }
    if isWatched { writer.attribute("data-watched") }
    writer.endTag()
    writeNotes(title: place.title, to: &writer)
    writer.append(content)
    writer.append(
      """
      <div id=offline role=status popover=manual></div>\
      <div id=spoken class=unseen role=status></div></body></html>
      """)
    return writer.html
  }

  /// Writes a heading for screens without one, words that names of buttons begin with, and what is
  /// missing where no script runs.
  private func writeNotes(title: String, to writer: inout HTMLWriter) {
    writer.append("<header class=unseen id=app><h1 tabindex=-1>")
    writer.text(title)
    writer.append("</h1></header><div hidden>")
    let words = [
      ("remove", "Delete"), ("more", "More actions for"), ("handle", "Reorder"),
      ("actions", "Actions"), ("copied", "Copied"),
    ]
    for (part, word) in words {
      writer.open("span")
      writer.attribute("id", "word-\(part)")
      writer.endTag()
      writer.text(locale.word(word))
      writer.close("span")
    }
    writer.append("</div><noscript><p class=notice>")
    writer.text(
      locale.word(
        "This page needs JavaScript. Without it, you can read the page, but its controls do nothing."
      )
    )
    writer.append("</p></noscript>")
  }

  private func writeHead(title: String, to writer: inout HTMLWriter) {
    writer.append("<!doctype html>")
    writer.open("html")
    writer.attribute("lang", locale.identifier(.bcp47))
    if let colorScheme { writer.className(of: colorScheme) }
    writer.endTag()
    writer.append(
      """
      <head><meta charset=utf-8>\
      <meta name=viewport content='width=device-width,initial-scale=1,viewport-fit=cover'>\
      <meta name=color-scheme content='light dark'><title>
      """)
    writer.text(title)
    writer.append("</title>")
    if let summary = identity.summary { writeMeta("description", summary, &writer) }
    writeMeta("theme-color", isDark: false, &writer)
    writeMeta("theme-color", isDark: true, &writer)
    writer.link("stylesheet", to: Self.stylePath)
    if isPanel { writer.link("stylesheet", to: Self.panelStylePath) }
    writer.link("icon", to: Self.iconPath)
    writer.link("manifest", to: AppIdentity.manifestPath)
    if isWatched { writer.script(Self.buildScriptPath) }
    writer.script(Self.scriptPath)
    writer.append("</head>")
  }

  /// Writes the colour of the browser's own bars: that of the page.
  private func writeMeta(_ name: StaticString, isDark: Bool, _ writer: inout HTMLWriter) {
    let color = DesignColor.page.hexadecimal(isDark: isDark)
    let isForced = colorScheme.map { ($0 == .dark) == isDark }
    guard isForced != false else { return }
    let media = isDark ? "(prefers-color-scheme: dark)" : "(prefers-color-scheme: light)"
    writeMeta(name, color, media: isForced == nil ? media : nil, &writer)
  }

  private func writeMeta(
    _ name: StaticString, _ content: String, media: String? = nil, _ writer: inout HTMLWriter
  ) {
    writer.open("meta")
    writer.attribute("name", word: name)
    if let media { writer.attribute("media", media) }
    writer.attribute("content", content)
    writer.endTag()
  }
}

extension HTMLWriter {
  /// Writes an element of a page's head that loads a script.
  mutating func script(_ path: String) {
    open("script")
    attribute("type", word: "module")
    attribute("src", path)
    endTag()
    close("script")
  }

  /// Writes an element of a page's head that refers to a file.
  mutating func link(_ kind: StaticString, to path: String) {
    open("link")
    attribute("rel", word: kind)
    attribute("href", path)
    endTag()
  }
}
