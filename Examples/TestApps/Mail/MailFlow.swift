import Meerkat
import SwiftUI

/// The parent of the columns: what is chosen in one decides what the next one shows.
@Observable
final class MailFlow: Flow {
  enum Destination: Codable, Hashable, Sendable {
    case columns
    case sender(String)
  }

  let navigator = Navigator<Destination>(root: .columns)
  var column = NavigationSplitViewColumn.sidebar
  var visibility = NavigationSplitViewVisibility.automatic

  @ViewBuilder func screen(for destination: Destination) -> some View {
    switch destination {
    case .columns: columns
    case .sender(let name): SenderScreen(name: name, didPressClose: close)
    }
  }

  private var columns: some View {
    @Bindable var flow = self
    return FlowSplit(
      columnVisibility: $flow.visibility, preferredCompactColumn: $flow.column
    ) {
      FlowView(FoldersFlow(mail: self))
    } content: {
      FlowView(FolderFlow(mail: self))
    } detail: {
      FlowView(MessageFlow(mail: self))
    }
  }

  func choose(folder: String) {
    child(FolderFlow.self, at: .columns)?.go(.replaceAll(with: Journey(.folder(folder))))
    column = .content
  }

  func choose(message: Int) {
    child(MessageFlow.self, at: .columns)?.go(.replaceAll(with: Journey(.message(message))))
    column = .detail
  }

  /// Shows who wrote a message beside it, whoever was shown there before.
  func show(sender: String) {
    switch journey.top.destination {
    case .sender: go(.update(to: .sender(sender)))
    case .columns: present(.sender(sender), as: .inspector)
    }
  }
}

extension MailFlow.Destination: Linked {
  static let links = Links<Self> {
    DeepLink("", .columns)
    DeepLink("from/{name}", Self.sender, as: .inspector) {
      if case .sender(let name) = $0 { name } else { nil }
    }
  }
}

final class FoldersFlow: Flow {
  enum Destination: Codable, Hashable, Sendable { case folders }

  let navigator = Navigator<Destination>(root: .folders)
  private weak var mail: MailFlow?

  init(mail: MailFlow) { self.mail = mail }

  func screen(for destination: Destination) -> some View {
    ListScreen(title: "Folders", rows: ["Inbox", "Archive", "Sent"]) { [weak mail] in
      mail?.choose(folder: $0)
    }
  }
}

final class FolderFlow: Flow {
  enum Destination: Codable, Hashable, Sendable {
    case nothing
    case folder(String)
  }

  let navigator = Navigator<Destination>(root: .nothing)
  private weak var mail: MailFlow?

  init(mail: MailFlow) { self.mail = mail }

  func screen(for destination: Destination) -> some View {
    switch destination {
    case .nothing: Text("No folder is chosen.").foregroundStyle(.secondary)
    case .folder(let name):
      ListScreen(title: name, rows: (1...4).map { "\(name) message \($0)" }) { [weak mail] row in
        mail?.choose(message: row.last?.wholeNumberValue ?? 0)
      }
    }
  }
}

extension FolderFlow.Destination: Linked {
  static let links = Links<Self> {
    DeepLink("", .nothing)
    DeepLink("in/{folder}", Self.folder, as: .root) {
      if case .folder(let name) = $0 { name } else { nil }
    }
  }
}

final class MessageFlow: Flow {
  enum Destination: Codable, Hashable, Sendable {
    case nothing
    case message(Int)
  }

  let navigator = Navigator<Destination>(root: .nothing)
  private weak var mail: MailFlow?

  init(mail: MailFlow) { self.mail = mail }

  func screen(for destination: Destination) -> some View {
    switch destination {
    case .nothing: Text("No message is chosen.").foregroundStyle(.secondary)
    case .message(let number):
      MessageScreen(number: number) { [weak mail] in mail?.show(sender: $0) }
    }
  }
}

extension MessageFlow.Destination: Linked {
  static let links = Links<Self> {
    DeepLink("", .nothing)
    DeepLink("{number}", Self.message, as: .root) {
      if case .message(let number) = $0 { number } else { nil }
    }
  }
}
