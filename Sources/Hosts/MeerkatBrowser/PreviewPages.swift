import Foundation
import Meerkat
package import MeerkatViews

/// All previews of the program: a list by file, and the selected one beside it, or alone.
///
/// Each preview and each look has an address.
package struct PreviewPages: View {
  private let previews: [PreviewCatalog.Item]
  private let sources: SourceFolder?
  @SceneStorage("preview") private var chosen: String?
  @State private var look = PreviewLook.standard
  @State private var isAlone = false
  @State private var showsSource = true

  package init(_ catalog: PreviewCatalog = PreviewCatalog(), sources: SourceFolder? = nil) {
    previews = catalog.items
    self.sources = sources
  }

  package var body: some View {
    Group {
      if isAlone, let preview {
        PreviewPage(preview: preview, look: look)
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
        ForEach(files, id: \.self) { file in
          Section(file) {
            ForEach(previews.filter { $0.file == file }) { preview in
              Text(verbatim: preview.name).tag(preview.id)
            }
          }
        }
      }
      .navigationTitle("Previews")
    } detail: {
      if let preview {
        detail(of: preview)
      } else {
        PreviewOverview(previews: previews, chosen: $chosen)
      }
    }
  }

  private func detail(of preview: PreviewCatalog.Item) -> some View {
    HStack(alignment: .top, spacing: 0) {
      PreviewPage(preview: preview, look: look)
        .id("\(preview.id) \(look.rawValue)")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      if showsSource, let line = line(of: preview) {
        Divider()
        SourceListing(line: line, source: sources?.text(of: line.file) ?? "", isMarked: true)
          .id(line)
          .frame(maxWidth: 420)
      }
    }
    .toolbar {
      ToolbarItem {
        Picker("Look", selection: $look) {
          ForEach(PreviewLook.allCases, id: \.self) { Text($0.title).tag($0) }
        }
        .pickerStyle(.menu)
      }
      if sources != nil { ToolbarItem { Toggle("Source", isOn: $showsSource) } }
      ToolbarItem { Button("Open Alone") { isAlone = true } }
    }
  }

  private func line(of preview: PreviewCatalog.Item) -> SourceLine? {
    if let line = preview.line { return sources?.line(line, ofFile: preview.file) }
    let name = preview.id.split(separator: ".").last.map(String.init) ?? preview.id
    return sources?.declaration(of: SourceName(module: preview.file, name: name))
  }

  /// The files, each one once.
  private var files: [String] {
    var seen: Set<String> = []
    return previews.map(\.file).filter { seen.insert($0).inserted }
  }
}

extension PreviewPages {
  /// The address of what is shown, such as `/Shop/Row.swift:40?look=dark&alone`.
  private var address: String {
    guard let preview else { return "/" }
    var parts = URLComponents()
    parts.path = "/" + preview.id
    parts.queryItems = look == .standard ? [] : [URLQueryItem(name: "look", value: look.rawValue)]
    if isAlone { parts.queryItems?.append(URLQueryItem(name: "alone", value: nil)) }
    if parts.queryItems?.isEmpty == true { parts.queryItems = nil }
    return parts.string ?? "/"
  }

  private func open(_ url: URL) {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let query = parts?.queryItems ?? []
    chosen = parts.map { String($0.path.dropFirst()) }.flatMap { $0.isEmpty ? nil : $0 }
    look =
      query.first { $0.name == "look" }?.value.flatMap(PreviewLook.init(rawValue:)) ?? .standard
    isAlone = query.contains { $0.name == "alone" }
  }
}

/// How a preview is looked at.
private enum PreviewLook: String, CaseIterable {
  case standard, light, dark, large, rightToLeft = "right-to-left"

  var title: LocalizedStringKey {
    switch self {
    case .standard: "As You Like It"
    case .light: "Light"
    case .dark: "Dark"
    case .large: "Large Type"
    case .rightToLeft: "Right to Left"
    }
  }

  @ViewBuilder
  func applied(to view: AnyView) -> some View {
    switch self {
    case .standard: view
    case .light: view.preferredColorScheme(.light)
    case .dark: view.preferredColorScheme(.dark)
    case .large: view.environment(\.dynamicTypeSize, .accessibility2)
    case .rightToLeft: view.environment(\.layoutDirection, .rightToLeft)
    }
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
          VStack(spacing: 6) {
            PreviewThumbnail(preview: preview)
              .contentShape(Rectangle())
              .onTapGesture { chosen = preview.id }
              .accessibilityHidden(true)
            Button {
              chosen = preview.id
            } label: {
              Text(verbatim: preview.name).font(.footnote).lineLimit(1)
            }
          }
        }
      }
      .padding()
    }
  }
}

/// A preview at a third of its size, which can't be used.
private struct PreviewThumbnail: View {
  let preview: PreviewCatalog.Item

  var body: some View {
    PreviewPage(preview: preview, look: .standard)
      .frame(width: 390, height: 480)
      .scaleEffect(0.34, anchor: .topLeading)
      .frame(width: 132, height: 163, alignment: .topLeading)
      .clipped()
      .overlay { RoundedRectangle(cornerRadius: 8).stroke(.secondary.opacity(0.4)) }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

/// One preview, with its traits applied.
private struct PreviewPage: View {
  let preview: PreviewCatalog.Item
  let look: PreviewLook
  @State private var made: Result<AnyView, any Error>?

  var body: some View {
    Group {
      switch made {
      case .success(let view): look.applied(to: view)
      case .failure(let error): Text(verbatim: "The preview can't be made. \(error)")
      case nil: ProgressView()
      }
    }
    .task {
      do {
        made = .success(try await preview.view())
      } catch {
        made = .failure(error)
      }
    }
  }
}
