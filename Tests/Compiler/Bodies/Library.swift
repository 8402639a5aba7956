// Navigation: a split view, links, destinations, a path and a menu.

import SwiftUI

struct Album: Identifiable, Hashable {
  let id: Int
  var title: String
  var artist: String
  var year: Int?
  var songs: [Song] = []
}

struct Song: Identifiable, Hashable {
  let id: Int
  var title: String
  var seconds: Int
}

struct LibraryScreen: View {
  let albums: [Album]
  @State private var chosen: Album?
  @State private var path = NavigationPath()
  @State private var columns = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List(albums, selection: $chosen) { album in
        NavigationLink(value: album) {
          Label {
            VStack(alignment: .leading, spacing: 2) {
              Text(album.title).lineLimit(1)
              Text(album.artist).font(.subheadline).foregroundStyle(.secondary)
            }
          } icon: {
            Image(systemName: "music.note.list").foregroundStyle(.tint)
          }
        }
        .contextMenu {
          Button("Open") { chosen = album }
          ShareLink(item: album.title)
        }
      }
      .navigationTitle("Albums")
      .listStyle(.sidebar)
    } detail: {
      NavigationStack(path: $path) {
        if let chosen {
          List(chosen.songs) { song in
            NavigationLink(song.title, value: song)
              .badge(song.seconds / 60)
          }
          .navigationTitle(chosen.title)
          .navigationBarTitleDisplayMode(.inline)
          .navigationDestination(for: Song.self) { song in
            VStack {
              Text(song.title).font(.title.bold())
              Text("\(song.seconds / 60):\(song.seconds % 60)")
              Button("Back to the album") { path.removeLast() }
                .buttonStyle(.borderedProminent)
            }
            .padding(.horizontal, 24)
          }
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Menu("Order", systemImage: "arrow.up.arrow.down") {
                Button("Title") { path.append(chosen.songs[0]) }
              }
            }
          }
        } else {
          Text("Choose an album").foregroundStyle(.secondary)
        }
      }
    }
  }
}
