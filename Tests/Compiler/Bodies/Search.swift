// A list that is searched: suggestions, scopes, tasks and rows to delete.

import SwiftUI

enum Scope: String, CaseIterable { case all, unread, starred }

struct Mail: Identifiable {
  let id: Int
  var sender: String
  var subject: String
  var date: Date
  var isUnread: Bool
  var attachment: URL?
}

@MainActor @Observable final class Inbox {
  var mails: [Mail] = []
  var isLoading = false
  func load() async {}
  func remove(_ offsets: IndexSet) { mails.remove(atOffsets: offsets) }
}

struct SearchScreen: View {
  @State private var inbox = Inbox()
  @State private var query = ""
  @State private var scope = Scope.all
  @State private var selection: Mail.ID?

  private var found: [Mail] {
    inbox.mails.filter { query.isEmpty || $0.subject.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        if inbox.isLoading { ProgressView("Loading…") }
        ForEach(found) { mail in
          NavigationLink {
            ScrollView { Text(mail.subject).frame(maxWidth: .infinity, alignment: .leading) }
          } label: {
            HStack(alignment: .firstTextBaseline) {
              Circle().fill(mail.isUnread ? Color.blue : .clear).frame(width: 8, height: 8)
              VStack(alignment: .leading) {
                HStack {
                  Text(mail.sender).bold(mail.isUnread)
                  Spacer()
                  Text(mail.date, style: .time).font(.caption).foregroundStyle(.secondary)
                }
                Text(mail.subject).lineLimit(2).truncationMode(.tail)
                if mail.attachment != nil { Image(systemName: "paperclip").imageScale(.small) }
              }
            }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button("Read", systemImage: "envelope.open") {}.tint(.blue)
          }
        }
        .onDelete { inbox.remove($0) }
      }
      .listStyle(.plain)
      .searchable(text: $query, prompt: "Subject")
      .searchScopes($scope) {
        ForEach(Scope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .refreshable { await inbox.load() }
      .task(id: scope) { await inbox.load() }
      .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
      .animation(.default, value: found.count)
      .navigationTitle("Inbox")
    }
  }
}
