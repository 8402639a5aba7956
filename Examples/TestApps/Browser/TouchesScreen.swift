import SwiftUI

/// What a user does by a long press, a pointer or a key, and what stands at the edges.
struct TouchesScreen: View {
  @State private var log = "Nothing yet"
  @State private var isAbove = false
  @State private var loads = 0
  @State private var mail = ""

  var body: some View {
    List {
      Section("Menus") {
        Text("Photo").contextMenu { menu(of: "photo") }
        NavigationLink("Album") { Text("album") }.contextMenu { menu(of: "album") }
        Button("Essay") { log = "Opened" }.contextMenu { menu(of: "essay") }
        Text(log)
      }
      Section("Keys and pointers") {
        Button("Save") { log = "Saved" }.keyboardShortcut("s")
        Menu("More") {
          Button("Rename") { log = "Renamed" }.keyboardShortcut("r", modifiers: [.command, .shift])
        }
        Button("Sink") {}.buttonStyle(Sinking())
        Text(isAbove ? "Pointer here" : "Point here").onHover { isAbove = $0 }
        TextField("Mail", text: $mail).keyboardType(.emailAddress).textContentType(.emailAddress)
          .textInputAutocapitalization(.never).submitLabel(.send)
      }
      Section("Rows") {
        Label("Tinted", systemImage: "star").listItemTint(.red)
        Text("Joined").listRowSeparator(.hidden)
        Text("Red line").listRowSeparatorTint(.red)
        Text("Loaded \(loads) times").textSelection(.disabled)
        ForEach(0..<12) { Text("Row \($0)") }
      }
    }
    .listSectionSpacing(.compact)
    .refreshable { await load() }
    .safeAreaInset(edge: .bottom) {
      Button("Done") { log = "Done" }
        .keyboardShortcut(.defaultAction)
        .frame(maxWidth: .infinity)
        .padding()
        .background(.thinMaterial)
    }
    .navigationTitle("Touches")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func load() { loads += 1 }

  @ViewBuilder private func menu(of name: String) -> some View {
    Button("Copy", systemImage: "doc.on.doc") { log = "Copied \(name)" }
    Button("Delete", role: .destructive) { log = "Deleted \(name)" }
  }
}

/// A style that shows presses in words.
private struct Sinking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.leading, configuration.isPressed ? 40 : 0)
  }
}

/// What reaches under what stands at the edges.
struct EdgesScreen: View {
  var body: some View {
    ZStack {
      Color.red.ignoresSafeArea()
      Color.green.padding()
    }
    .safeAreaInset(edge: .bottom) { Text("Below").frame(height: 40) }
    .safeAreaInset(edge: .top) { Text("Above").frame(height: 30) }
    .navigationTitle("Edges")
    .navigationBarTitleDisplayMode(.inline)
  }
}
