import SwiftUI

/// Views inside of their like, which must not take over what was said about those around them.
struct NestedScreen: View {
  @State private var isChosen = true

  var body: some View {
    VStack {
      rows("Alone")
      List {
        rows("Inside")
          .listRowInsets(EdgeInsets(top: 30, leading: 60, bottom: 30, trailing: 50))
          .listRowSeparatorTint(.red)
        Text("Below")
      }
      .listStyle(.plain)
      .frame(height: 300)
      HStack {
        Text("Left")
        Divider().frame(height: 24)
        Circle().frame(width: 32, height: 32)
          .overlay { if isChosen { Circle().stroke(.background, lineWidth: 3).padding(3) } }
        Circle().frame(width: 32, height: 32)
      }
      NavigationLink {
        Text("There")
      } label: {
        Text("Plain link")
      }
      .buttonStyle(.plain)
      HStack {
        Color.red.frame(height: 40).ignoresSafeArea(edges: .bottom)
        Color.red.frame(height: 40).ignoresSafeArea(edges: .bottom).ignoresSafeArea(edges: .bottom)
      }
      .safeAreaInset(edge: .bottom) { Text("Bar") }
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          HStack {
            Text("One"); Spacer(); Text("page")
          }.containerRelativeFrame(.horizontal)
          Text("Half").containerRelativeFrame(.horizontal, count: 2, spacing: 10)
        }
      }
      .padding(.horizontal, 20)
    }
    .navigationTitle("Nested")
  }

  private func rows(_ name: String) -> some View {
    List {
      Text(name)
      Text("Second")
    }
    .listStyle(.plain)
    .frame(height: 120)
  }
}
