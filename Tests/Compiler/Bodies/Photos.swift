// A grid of pictures with menus, badges and a cover.

import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  var url: URL?
  var title: String
  var likes: Int
  var isFavourite = false
}

struct PhotoGrid: View {
  @State private var photos: [Photo] = []
  @State private var opened: Photo?
  @State private var columns = 3
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var tracks: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 4), count: sizeClass == .compact ? 2 : columns)
  }

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVGrid(columns: tracks, spacing: 4, pinnedViews: [.sectionHeaders]) {
        Section {
          ForEach(photos) { photo in
            AsyncImage(url: photo.url) { phase in
              if let image = phase.image {
                image.resizable().scaledToFill()
              } else if phase.error != nil {
                Image(systemName: "exclamationmark.triangle").foregroundColor(.red)
              } else {
                ProgressView()
              }
            }
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 100)
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .overlay(alignment: .bottomTrailing) {
              Label("\(photo.likes)", systemImage: photo.isFavourite ? "heart.fill" : "heart")
                .font(.caption2)
                .padding(4)
                .background(.ultraThinMaterial, in: Capsule())
            }
            .overlay(RoundedRectangle(cornerRadius: 12).stroke(.quaternary, lineWidth: 1))
            .onTapGesture { opened = photo }
            .contextMenu {
              Button("Like", systemImage: "hand.thumbsup") { like(photo) }
              Button("Delete", systemImage: "trash", role: .destructive) {
                photos.removeAll { $0 == photo }
              }
            }
            .accessibilityLabel(Text(photo.title))
          }
        } header: {
          HStack {
            Text("\(photos.count) photos").font(.headline)
            Spacer()
            Stepper("Columns", value: $columns, in: 2...6).labelsHidden()
          }
          .padding(.horizontal)
        }
      }
    }
    .fullScreenCover(item: $opened) { photo in
      VStack {
        Text(photo.title)
        Button("Close") { opened = nil }
      }
    }
  }

  private func like(_ photo: Photo) { opened = photo }
}
