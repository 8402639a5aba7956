/// A button that pastes text or addresses which were copied in the app.
///
/// Like SwiftUI's `PasteButton`.
///
/// ## Differences
/// - Only texts and URLs can be pasted; for other types, the button is disabled.
nonisolated public struct PasteButton: View {
  private let isEnabled: Bool
  private let paste: ([String]) -> Void

  /// Creates a button that pastes values of a type.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - onPaste: The action, with what is on the pasteboard; not called if nothing is.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    isEnabled = T.self == String.self || T.self == URL.self
    paste = { texts in
      let values = texts.compactMap { $0 as? T ?? URL(string: $0) as? T }
      if !values.isEmpty { onPaste(values) }
    }
  }

  @MainActor @preconcurrency public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") { paste(UIPasteboard.general.strings ?? []) }
      .disabled(!isEnabled)
  }
}
