import SwiftUI

/// Each view alone, and inside of its like about which something else is said.
struct NestedLooksScreen: View {
  @State private var chosen: Int? = 2

  var body: some View {
    ScrollView {
      VStack {
        pair(button("tint").tint(.green)) { $0.tint(.red) }
        pair(button("size").controlSize(.mini)) { $0.controlSize(.extraLarge) }
        pair(button("shape").buttonBorderShape(.roundedRectangle)) {
          $0.buttonBorderShape(.capsule)
        }
        pair(row("margins").contentMargins(4)) { $0.contentMargins(40) }
        pair(row("moving").scrollDisabled(false)) { $0.scrollDisabled(true) }
        pair(row("hinted").scrollIndicators(.hidden)) { $0.scrollIndicators(.visible) }
        pair(Text("letters").dynamicTypeSize(.large)) { $0.dynamicTypeSize(.accessibility3) }
        pair(Text("marked").textSelection(.enabled)) { $0.textSelection(.disabled) }
        pair(Text("placed").position(x: 30, y: 10)) { $0.position(x: 90, y: 40) }
          .frame(height: 60)
        rows
        choices
        menu
      }
    }
    .navigationTitle("Inheritance")
    .toolbar { menu }
  }

  private var menu: some View {
    Menu("Menu") { Button("item", systemImage: "star") {} }
  }

  private func pair<Inner: View>(
    _ inner: Inner, in outer: (ModifiedStack<Inner>) -> some View
  ) -> some View {
    HStack {
      inner.frame(maxWidth: .infinity)
      outer(ModifiedStack(inner: inner)).frame(maxWidth: .infinity)
    }
  }

  private func button(_ name: String) -> some View {
    Button(name) {}.buttonStyle(.borderedProminent)
  }

  private func row(_ name: String) -> some View {
    ScrollView(.horizontal) { Text(name) }
  }

  private var rows: some View {
    VStack {
      list("rows")
      List {
        list("rows")
          .listRowInsets(EdgeInsets(top: 30, leading: 60, bottom: 30, trailing: 50))
          .listRowSeparatorTint(.red)
          .listItemTint(.red)
      }
      .listStyle(.plain)
      .listRowSpacing(30)
      .listSectionSpacing(40)
      .frame(height: 300)
    }
  }

  private func list(_ name: String) -> some View {
    List {
      Label(name, systemImage: "star")
      Text("Second")
    }
    .listStyle(.plain)
    .frame(height: 120)
  }

  private var choices: some View {
    List(selection: $chosen) {
      ForEach(1..<3) { number in HStack { Button("choice \(number)") {} }.tag(number) }
      menu
    }
    .frame(height: 160)
  }
}

/// What something is said about that must not be said about the view inside.
struct ModifiedStack<Inner: View>: View {
  let inner: Inner

  var body: some View { VStack { inner } }
}
