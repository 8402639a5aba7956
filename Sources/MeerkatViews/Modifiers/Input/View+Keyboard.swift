public import MeerkatUIKit

/// Which letters a keyboard makes large by itself.
///
/// Like SwiftUI's `TextInputAutocapitalization`.
///
/// Accepted, without effect.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

extension View {
  /// Sets which keyboard suits the fields inside.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets what the fields inside are for.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets which letters the keyboard makes large by itself.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets which letters the keyboard makes large by itself.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Keeps the keyboard from correcting what a person types.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Keeps the keyboard from correcting what a person types.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
