/// Commands in the menus of an app.
///
/// Like SwiftUI's `Commands`. Hosts have no such menus: commands are accepted and not shown.
///
/// Accepted, without effect.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands.
  associatedtype Body: Commands

  /// The content of the commands.
  @CommandsBuilder @MainActor @preconcurrency
  var body: Body { get }
}

extension Commands where Body == Never {
  /// Never called by any host.
  public var body: Never {
    // An explicit `return` keeps the result builder away.
    let reason = "\(Self.self) has no body."
    return fatalError(reason)
  }
}

extension Never: Commands {}

/// A result builder that makes commands from the statements of a closure.
///
/// Like SwiftUI's `CommandsBuilder`.
///
/// Accepted, without effect.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @_disfavoredOverload @MainActor
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  @MainActor public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }

  @MainActor public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }

  @MainActor public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }

  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
    content
  }
}

/// No commands.
///
/// Like SwiftUI's `EmptyCommands`.
///
/// Accepted, without effect.
nonisolated public struct EmptyCommands: Commands {
  /// Creates no commands.
  public init() {}
}

/// A menu of an app.
///
/// Like SwiftUI's `CommandMenu`.
///
/// Accepted, without effect.
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu.
  @TextForms(resource: false)
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// A group of commands in a system menu.
///
/// Like SwiftUI's `CommandGroup`.
///
/// Accepted, without effect.
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// Creates commands before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Creates commands after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Creates commands that replace a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The position of a command group in the system menus.
///
/// Like SwiftUI's `CommandGroupPlacement`.
///
/// Accepted, without effect.
public enum CommandGroupPlacement: Hashable, Sendable {
  case appInfo, appSettings, appTermination, appVisibility, systemServices, newItem, saveItem,
    importExport, printItem, undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar,
    windowSize, windowArrangement, windowList, singleWindowList, help
}

/// The system's commands for a leading column.
///
/// Like SwiftUI's `SidebarCommands`.
///
/// Accepted, without effect.
nonisolated public struct SidebarCommands: Commands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for bars.
///
/// Like SwiftUI's `ToolbarCommands`.
nonisolated public struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for editing text.
///
/// Like SwiftUI's `TextEditingCommands`.
nonisolated public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for formatting text.
///
/// Like SwiftUI's `TextFormattingCommands`.
nonisolated public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for a trailing column.
///
/// Like SwiftUI's `InspectorCommands`.
nonisolated public struct InspectorCommands: Commands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for importing from other devices.
///
/// Like SwiftUI's `ImportFromDevicesCommands`.
nonisolated public struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  public init() {}
}
