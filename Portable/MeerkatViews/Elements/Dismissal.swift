import MeerkatIsolation

/// The way in which a part of the tree is dismissed: by going back, or by closing.
final class Dismissing: Sendable {
  let perform: @MainActor () -> Void

  init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }
}

extension EnvironmentValues {
  @Entry var dismissal: Dismissing?

  /// An action that dismisses the screen or sheet that contains a view.
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

  /// Whether a view is in a screen or sheet that can be dismissed.
  public var isPresented: Bool { dismissal != nil }

  /// Dismisses the screen or sheet that contains a view; the predecessor of `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding(
      get: { PresentationMode(isPresented: dismissal != nil) },
      set: { mode in
        guard !mode.isPresented else { return }
        MainActor.perform { dismissal?.perform() }
      })
  }
}

/// An action that dismisses the screen or sheet that contains a view.
///
/// Like SwiftUI's `DismissAction`.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated let dismissal: Dismissing?

  nonisolated init(dismissal: Dismissing?) { self.dismissal = dismissal }

  /// Dismisses the screen or sheet.
  public func callAsFunction() { dismissal?.perform() }
}

/// Whether a presentation is shown.
///
/// Like SwiftUI's `PresentationMode`.
public struct PresentationMode: Sendable {
  /// Whether the presentation is shown.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the screen or sheet.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// What a button does before its own action: a button of an alert takes the alert away.
  @Entry var beforeAction: Dismissing?
}
