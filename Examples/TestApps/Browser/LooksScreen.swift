import SwiftUI

/// Everyday arrangements, each under a name by which a test measures it.
struct LooksScreen: View {
  @State private var volume = 0.5
  @State private var taps = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        HStack {
          ZStack {
            Color.red
            Image(systemName: "star")
          }
          .frame(width: 44, height: 44)
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Tile")
          VStack(alignment: .leading) {
            Text("A row")
            Text("of three")
            Text("lines of text")
            Text("and a fourth")
          }
          Spacer()
        }
        HStack {
          decorated
          Text("Decorated")
        }
        Slider(value: $volume) { Text("Volume") }
        NavigationLink("Further") { Text("Further") }
        ZStack {
          Button("Tapped \(taps)") { taps += 1 }
          Color.clear.allowsHitTesting(false)
        }
        aligned
        Button("Unseen") { taps += 10 }.opacity(0)
        Button("Untouched") { taps += 10 }.allowsHitTesting(false)
      }
      .padding()
    }
    .navigationTitle("Looks")
    .toolbar {
      ToolbarItem(placement: .bottomBar) { Button("Below") {} }
    }
  }

  /// Rows whose guides are set, and buttons of three sizes.
  @ViewBuilder private var aligned: some View {
    VStack(alignment: .leading) {
      Text("Edge")
      Text("Indented").alignmentGuide(.leading) { $0[.leading] - 24 }
      Text("Halfway").alignmentGuide(.leading) { $0[HorizontalAlignment.center] - 100 }
    }
    HStack {
      Button("Small") {}.controlSize(.small)
      Button("Usual") {}
      Button("Large") {}.controlSize(.large)
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.capsule)
    Text("Turned").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
  }

  @ViewBuilder private var decorated: some View {
    Color.red.overlay { Image(systemName: "star") }
      .frame(width: 40, height: 40)
    Rectangle().fill(.green).overlay(alignment: .bottom) { Text("b") }
      .frame(width: 40, height: 40)
    Color.blue.background(.yellow)
      .frame(width: 40, height: 40)
  }
}
