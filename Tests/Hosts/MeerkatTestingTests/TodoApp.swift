import MeerkatUI

/// A list of things to do, with a way to add one, to see one and to delete all.
struct TodoApp: View {
  @State private var titles = ["Essay", "Talk"]
  @State private var isAdding = false
  @State private var isDeleting = false

  var body: some View {
    NavigationStack {
      List {
        Section("Open") {
          ForEach(titles, id: \.self) { title in
            NavigationLink(title) { TodoScreen(title: title) }
          }
          Button("Delete all") { isDeleting = true }
        }
      }
      .navigationTitle("Todos")
      .toolbar { Button("Add") { isAdding = true } }
    }
    .sheet(isPresented: $isAdding) {
      NewTodoScreen { title in
        titles.append(title)
        isAdding = false
      }
    }
    .alert("Delete all?", isPresented: $isDeleting) {
      Button("Delete", role: .destructive) { titles = [] }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("This can't be undone.")
    }
  }
}

private struct TodoScreen: View {
  let title: String
  @State private var isDone = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Done", isOn: $isDone)
      Text(isDone ? "finished" : "open")
    }
    .navigationTitle(title)
  }
}

private struct NewTodoScreen: View {
  let save: (String) -> Void
  @State private var title = ""

  var body: some View {
    NavigationStack {
      TextField("Title", text: $title)
        .navigationTitle("New todo")
        .toolbar { Button("Save") { save(title) }.disabled(title.isEmpty) }
    }
  }
}
