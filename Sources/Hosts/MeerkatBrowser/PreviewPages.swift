package import MeerkatViews

/// All previews of the program: a list by file, and the selected one beside it.
package struct PreviewPages: View {
  private let previews: [PreviewCatalog.Item]
  @SceneStorage("preview") private var chosen: String?

  package init(_ catalog: PreviewCatalog = PreviewCatalog()) { previews = catalog.items }

  package var body: some View {
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
      if let preview = previews.first(where: { $0.id == chosen }) {
        PreviewPage(preview: preview).id(preview.id)
      } else {
        Text("Choose a preview.").foregroundStyle(.secondary)
      }
    }
  }

  /// The files, each one once.
  private var files: [String] {
    var seen: Set<String> = []
    return previews.map(\.file).filter { seen.insert($0).inserted }
  }
}

/// One preview, with its traits applied.
private struct PreviewPage: View {
  let preview: PreviewCatalog.Item
  @State private var made: Result<AnyView, any Error>?

  var body: some View {
    Group {
      switch made {
      case .success(let view): view
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
