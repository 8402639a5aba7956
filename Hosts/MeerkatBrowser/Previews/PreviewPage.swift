import Meerkat
import MeerkatViews

/// One preview in a look, with its traits applied.
struct PreviewPage: View {
  let preview: PreviewCatalog.Item
  let look: PreviewLook
  /// Called with what was found out about the preview, if the program can.
  var onReport: ((PreviewReport) -> Void)?
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
        let view = try await preview.view()
        made = .success(view)
        guard let onReport, let report = await PreviewReport(on: view, in: look) else { return }
        onReport(report)
      } catch {
        made = .failure(error)
      }
    }
  }
}

/// A small picture of a preview, with its name, which can't be used.
struct PreviewPicture: View {
  let preview: PreviewCatalog.Item
  var look = PreviewLook.standard
  let caption: String
  var isChosen = false
  let choose: () -> Void

  var body: some View {
    VStack(spacing: 6) {
      picture
        .contentShape(Rectangle())
        .onTapGesture(perform: choose)
        .accessibilityHidden(true)
      Button(action: choose) {
        Text(verbatim: caption).font(.footnote).fontWeight(isChosen ? .semibold : .regular)
          .lineLimit(1)
      }
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
  }

  private var picture: some View {
    let width = look.width ?? 390
    return
      page
      .transformPreference(PreferredColorSchemeKey.self) { $0 = nil }
      .frame(width: width, height: width * 163 / 132)
      .scaleEffect(132 / width, anchor: .topLeading)
      .frame(width: 132, height: 163, alignment: .topLeading)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .stroke(
            isChosen ? Color.accentColor : .secondary.opacity(0.4), lineWidth: isChosen ? 2 : 1)
      }
      .allowsHitTesting(false)
      // Together: the keyboard doesn't reach it either.
      .accessibilityHidden(true)
  }

  @ViewBuilder
  private var page: some View {
    let page = PreviewPage(preview: preview, look: look)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    if let scheme = look.colorScheme {
      page.background(Color(uiColor: .systemBackground)).environment(\.colorScheme, scheme)
    } else {
      page
    }
  }
}
