/// The contents of a pasteboard.
struct PasteboardItems {
  var strings: [String] = []
  var image: UIImage?
}

/// The pasteboard of an app.
///
/// Like UIKit's `UIPasteboard`. Text that the app copies here also goes to the user's clipboard.
/// Content that the user has copied elsewhere isn't available.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  private nonisolated override init() {}

  private var items: PasteboardItems {
    get { AppHost.current?.pasteboard as? PasteboardItems ?? PasteboardItems() }
    set {
      guard let host = AppHost.current else {
        return AppHost.note("nothing is copied: no app instance is handling an event.")
      }
      host.pasteboard = newValue
      if let text = newValue.strings.first { host.copy(text) }
    }
  }

  public var string: String? {
    get { items.strings.first }
    set { items = PasteboardItems(strings: newValue.map { [$0] } ?? []) }
  }
  public var strings: [String]? {
    get { items.strings.isEmpty ? nil : items.strings }
    set { items = PasteboardItems(strings: newValue ?? []) }
  }
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }
  public var image: UIImage? {
    get { items.image }
    set { items = PasteboardItems(image: newValue) }
  }
  public var hasStrings: Bool { !items.strings.isEmpty }
  public var hasURLs: Bool { url?.scheme != nil }
  public var hasImages: Bool { image != nil }
}
