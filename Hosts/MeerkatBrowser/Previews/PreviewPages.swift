import Meerkat
package import MeerkatViews

/// All previews of the program by module and file, and the selected one beside them, or alone.
///
/// Each preview and each look has an address.
package struct PreviewPages: View {
  private let previews: [PreviewCatalog.Item]
  private let sources: SourceFolder?
  @SceneStorage("preview") private var chosen: String?
  @State private var look = PreviewLook.standard
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var closed: Set<String> = []
  @State private var search = ""
  @State private var report: PreviewReport?
  @State private var isAlone = false
  @State private var showsSource = true
  /// On a phone, what was found out is shown on request.
  @State private var showsReport = false

  package init(_ catalog: PreviewCatalog = PreviewCatalog(), sources: SourceFolder? = nil) {
    previews = catalog.items
    self.sources = sources
  }

  package var body: some View {
    Group {
      if isAlone, let preview {
        PreviewPage(preview: preview, look: look).preferredColorScheme(look.colorScheme)
      } else {
        list
      }
    }
    .preference(key: SceneAddress.self, value: address)
    .onOpenURL(perform: open)
  }

  private var preview: PreviewCatalog.Item? { previews.first { $0.id == chosen } }

  private var list: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        ForEach(modules, id: \.self) { module in
          Section(module) {
            ForEach(files(of: module), id: \.self) { file in
              if let name = file.split(separator: "/").dropFirst().last {
                DisclosureGroup(String(name), isExpanded: isOpen(file)) { rows(of: file) }
              } else {
                rows(of: file)
              }
            }
          }
        }
      }
      .searchable(text: $search, prompt: "Name or file")
      .navigationTitle("Previews")
    } detail: {
      if let preview {
        detail(of: preview)
      } else {
        PreviewOverview(previews: found, chosen: $chosen)
      }
    }
  }

  private func rows(of file: String) -> some View {
    ForEach(found.filter { $0.file == file }) { preview in
      Text(verbatim: preview.name)
        .padding(.leading, preview.line == nil ? 0 : 12)
        .tag(preview.id)
    }
  }

  /// Whether the previews of a file are listed: while searching, all that are found.
  private func isOpen(_ file: String) -> Binding<Bool> {
    Binding {
      !search.isEmpty || !closed.contains(file)
    } set: { isOpen in
      if isOpen { closed.remove(file) } else { closed.insert(file) }
    }
  }

  private func detail(of preview: PreviewCatalog.Item) -> some View {
    HStack(alignment: .top, spacing: 0) {
      VStack(spacing: 0) {
        live(preview)
        Divider()
        variants(of: preview)
        Text("Drawn by Meerkat; iOS may draw it differently.")
          .font(.caption).foregroundStyle(.secondary).padding(.bottom, 8)
        if sizeClass == .compact, let report {
          Button(report.summary) { showsReport = true }.font(.footnote).padding(.bottom, 8)
        }
      }
      .sheet(isPresented: $showsReport) {
        VStack(spacing: 0) {
          Button("Close") { showsReport = false }
            .frame(maxWidth: .infinity, alignment: .trailing).padding()
          ScrollView { PreviewReportView(report: report) }
        }
      }
      if showsSource, sizeClass != .compact {
        Divider()
        VStack(alignment: .leading, spacing: 0) {
          PreviewReportView(report: report)
          if let line = line(of: preview) {
            Divider()
            SourceListing(line: line, source: sources?.text(of: line.file) ?? "", isMarked: true)
              .id(line)
          }
        }
        .frame(maxWidth: 420)
      }
    }
    .navigationTitle(preview.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem {
        Picker("Look", selection: $look) {
          ForEach(PreviewLook.all, id: \.self) { Text(verbatim: $0.title).tag($0) }
        }
        .pickerStyle(.menu)
        .labelsHidden()
      }
      if sizeClass != .compact {
        ToolbarItem { Toggle(sources == nil ? "Checks" : "Source", isOn: $showsSource) }
      }
      ToolbarItem {
        Button(sizeClass == .compact ? "Alone" : "Open Alone") { isAlone = true }.fixedSize()
      }
    }
  }

  @ViewBuilder
  private func live(_ preview: PreviewCatalog.Item) -> some View {
    let page = PreviewPage(preview: preview, look: look) { report = $0 }
      .id("\(preview.id) \(look.name)")
      .preferredColorScheme(look.colorScheme)
    if let width = look.width {
      ScrollView(.horizontal) { page.frame(width: width) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      page.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func variants(of preview: PreviewCatalog.Item) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 16) {
        ForEach(PreviewLook.all, id: \.self) { other in
          PreviewPicture(
            preview: preview, look: other, caption: other.title, isChosen: other == look
          ) { look = other }
        }
      }
      .padding()
    }
    .id(preview.id)
  }

  private func line(of preview: PreviewCatalog.Item) -> SourceLine? {
    if let line = preview.line { return sources?.line(line, ofFile: preview.file) }
    let name = preview.id.split(separator: ".").last.map(String.init) ?? preview.id
    return sources?.declaration(of: SourceName(module: preview.file, name: name))
  }

  /// The previews that the search finds.
  private var found: [PreviewCatalog.Item] {
    guard !search.isEmpty else { return previews }
    return previews.filter {
      $0.name.localizedCaseInsensitiveContains(search)
        || $0.id.localizedCaseInsensitiveContains(search)
    }
  }

  private var modules: [String] { Self.once(found.map(Self.module)) }

  private func files(of module: String) -> [String] {
    Self.once(found.filter { Self.module(of: $0) == module }.map(\.file))
  }

  private static func module(of preview: PreviewCatalog.Item) -> String {
    String(preview.file.prefix { $0 != "/" })
  }

  /// The names in their order, each one once.
  private static func once(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension PreviewPages {
  /// The address of what is shown, such as `/Shop/Row.swift:40?look=dark&alone`.
  private var address: String {
    guard let preview else { return "/" }
    var parts = URLComponents()
    parts.path = "/" + preview.id
    parts.queryItems = look == .standard ? [] : [URLQueryItem(name: "look", value: look.name)]
    if isAlone { parts.queryItems?.append(URLQueryItem(name: "alone", value: nil)) }
    if parts.queryItems?.isEmpty == true { parts.queryItems = nil }
    return parts.string ?? "/"
  }

  private func open(_ url: URL) {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let query = parts?.queryItems ?? []
    chosen = parts.map { String($0.path.dropFirst()) }.flatMap { $0.isEmpty ? nil : $0 }
    look = query.first { $0.name == "look" }?.value.flatMap(PreviewLook.init(name:)) ?? .standard
    isAlone = query.contains { $0.name == "alone" }
  }
}

/// Small pictures of all previews, while none is chosen.
private struct PreviewOverview: View {
  let previews: [PreviewCatalog.Item]
  @Binding var chosen: String?

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 16)], spacing: 16) {
        ForEach(previews) { preview in
          PreviewPicture(preview: preview, caption: preview.name) { chosen = preview.id }
        }
      }
      .padding()
    }
  }
}

extension PreviewReport {
  fileprivate var summary: String {
    switch findings.count {
    case 0: "Checks: no findings"
    case 1: "Checks: 1 finding"
    case let count: "Checks: \(count) findings"
    }
  }
}

/// What was found out about the chosen preview.
private struct PreviewReportView: View {
  let report: PreviewReport?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Checks").font(.headline)
      if let report {
        ForEach(Array(report.findings.enumerated()), id: \.offset) { finding in
          Label {
            Text(verbatim: finding.element)
          } icon: {
            Image(systemName: "exclamationmark.triangle").accessibilityHidden(true)
          }
        }
        if report.findings.isEmpty {
          Text("Labels and contrast are fine, as far as they can be judged.")
            .foregroundStyle(.secondary)
        }
        DisclosureGroup("Screen reader") {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(Array(report.elements.enumerated()), id: \.offset) { element in
              Text(verbatim: element.element).monospaced()
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      } else {
        Text("Run `meerkat preview` for checks and what a screen reader finds.")
          .foregroundStyle(.secondary)
      }
    }
    .font(.footnote)
    .padding()
  }
}
