import SwiftUI

/// What comes and goes in containers of every kind, beside the same that stays.
struct TransitionsScreen: View {
  var body: some View {
    ScrollView {
      HStack(alignment: .top) {
        VStack { Examples(isPassing: false) }
        VStack { Examples(isPassing: true) }
      }
      .frame(width: 340)
    }
    .navigationTitle("Transitions")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Each container with a tile, to which a test gives a name by its colour.
private struct Examples: View {
  let isPassing: Bool

  var body: some View {
    ZStack {
      Color.gray
      tile
      words("over a tile")
    }
    .frame(width: 160, height: 60)
    ZStack(alignment: .bottomTrailing) {
      Color.gray
      tile
    }
    .frame(width: 160, height: 60)
    ZStack { colour.frame(width: 20, height: 20).position(x: 40, y: 30).passing(isPassing) }
      .frame(width: 160, height: 60)
    ZStack { colour.passing(isPassing) }
      .frame(width: 160, height: 30)
    Color.gray.frame(width: 160, height: 40).overlay(alignment: .topLeading) { tile }
    Text("Behind").background { colour.passing(isPassing) }
    HStack {
      tile
      colour.passing(isPassing)
      words("in a row")
    }
    .frame(width: 160, height: 40)
    Grid {
      GridRow {
        tile
        colour.frame(height: 20).passing(isPassing)
      }
    }
    .frame(width: 160)
    LazyVGrid(columns: [GridItem(), GridItem()]) {
      tile
      colour.frame(height: 20).passing(isPassing)
    }
    .frame(width: 160)
    ScrollView { colour.frame(height: 20).passing(isPassing) }
      .frame(width: 160, height: 40)
    List { colour.frame(height: 20).passing(isPassing) }
      .listStyle(.plain)
      .frame(width: 160, height: 60)
  }

  private var colour: Color { .teal }

  private var tile: some View { colour.frame(width: 30, height: 20).passing(isPassing) }

  private func words(_ text: String) -> some View { Text(text).passing(isPassing) }
}

extension View {
  @ViewBuilder fileprivate func passing(_ isPassing: Bool) -> some View {
    if isPassing { contentTransition(.opacity).transition(.scale) } else { self }
  }
}

/// What lies above something that a user can touch, and lets touches through.
struct LayersScreen: View {
  @State private var log: [String] = []
  @State private var favourites: Set<String> = []
  @State private var isShown = true

  var body: some View {
    VStack {
      layers
      List {
        Section("Books") {
          ForEach(["Essay", "Novel"], id: \.self, content: book)
        }
      }
      .listStyle(.plain)
      Button {
        log.append("Card")
      } label: {
        HStack {
          Text("Card")
          if isShown { Button("Inside") { log.append("Inside") } }
        }
      }
      Button("Inside comes and goes") { isShown.toggle() }
      Text(log.joined(separator: " ")).accessibilityLabel("Log: " + log.joined(separator: " "))
    }
    .navigationTitle("Layers")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var layers: some View {
    ZStack {
      Color.gray.onTapGesture { log.append("Below") }.accessibilityLabel("Below")
      VStack {
        Spacer()
        Text("Stack").frame(width: 120, height: 20)
      }
      .onTapGesture { log.append("Stack") }
      GeometryReader { place in
        Text("Away").offset(x: -place.size.width - 500)
      }
      .gesture(DragGesture().onEnded { _ in log.append("Away") })
      Color.clear.gesture(DragGesture().onEnded { _ in log.append("Clear") })
      Circle().fill(.teal).frame(width: 60, height: 60).onTapGesture { log.append("Circle") }
        .accessibilityLabel("Circle")
    }
    .frame(width: 240, height: 120)
    .overlay(alignment: .topLeading) {
      HStack(spacing: 20) {
        Text("A")
        Text("B")
      }
      .frame(width: 80, height: 30)
      .contentShape(Rectangle())
      .onTapGesture { log.append("Shape") }
    }
  }

  private func book(_ title: String) -> some View {
    NavigationLink {
      Text("The \(title.lowercased())")
    } label: {
      HStack {
        Text(title)
        Spacer()
        Button {
          if favourites.remove(title) == nil { favourites.insert(title) }
        } label: {
          Image(systemName: favourites.contains(title) ? "star.fill" : "star")
        }
        .accessibilityLabel("Favourite \(title)")
      }
    }
  }
}

/// A view that tells how often it has heard a size.
struct SizesScreen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      GeometryReader { place in
        Text("Width \(Int(place.size.width)), \(count)")
      }
      .frame(height: 40.5)
      .id(count)
      Button("Again") { count += 1 }
      AsyncImage(url: URL(string: "/no-such-picture.png"))
    }
    .navigationTitle("Sizes")
  }
}

/// Rows in which something that follows the size of its place, such as a chart, stands beside or
/// below a text.
struct FollowersScreen: View {
  var body: some View {
    List {
      NavigationLink {
        Text("Nothing")
      } label: {
        VStack {
          Text("Above")
          Follower()
        }
      }
      NavigationLink {
        Text("Nothing")
      } label: {
        Text("Beside, with a text of more than one line in a narrow window")
        Follower()
      }
    }
    .navigationTitle("Charts in rows")
  }
}

private struct Follower: View {
  var body: some View {
    VStack {
      GeometryReader { place in
        Color.teal.frame(width: place.size.width, height: place.size.height)
      }
    }
    .frame(height: 50)
  }
}
