/// An action that requests new content.
///
/// Like SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Requests new content and waits for it.
  public func callAsFunction() async { await action() }
}

/// An action to open a window; ignored by all hosts, because an app has only one window.
///
/// Like SwiftUI's `OpenWindowAction`.
///
/// Accepted, without effect.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  nonisolated init() {}

  /// Opens the window with an identity.
  public func callAsFunction(id: String) {}

  /// Opens the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Opens the window with an identity for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action to close a window; ignored by all hosts, because an app has only one window.
///
/// Like SwiftUI's `DismissWindowAction`.
///
/// Accepted, without effect.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  nonisolated init() {}

  /// Closes the window of the view.
  public func callAsFunction() {}

  /// Closes the window with an identity.
  public func callAsFunction(id: String) {}

  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Closes the window with an identity for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action to open an app's settings; ignored by all hosts.
///
/// Like SwiftUI's `OpenSettingsAction`.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  nonisolated init() {}

  /// Opens the settings.
  public func callAsFunction() {}
}

/// An action that ends a search by clearing its field.
///
/// Like SwiftUI's `DismissSearchAction`.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated let search: Binding<String>?

  nonisolated init(search: Binding<String>?) { self.search = search }

  /// Ends the search.
  public func callAsFunction() { search?.wrappedValue = "" }
}

extension EnvironmentValues {
  /// The action of the `refreshable` view around; nil if there is none.
  ///
  /// Accepted, without effect.
  @Entry public var refresh: RefreshAction?

  /// Opens a window.
  ///
  /// Accepted, without effect.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes a window.
  ///
  /// Accepted, without effect.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Opens the settings of the app.
  ///
  /// Accepted, without effect.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }

  /// Whether an app can have several windows; always false.
  public var supportsMultipleWindows: Bool { false }

  /// The text of the search on the screen.
  @Entry var searchText: Binding<String>?

  /// Whether a search is active: its field contains text.
  public var isSearching: Bool { searchText.map { !$0.wrappedValue.isEmpty } ?? false }

  /// Ends the search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search: searchText) }
}
