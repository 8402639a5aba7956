import Meerkat
import MeerkatUI

/// A small app with addresses: a list at `/todos`, details at `/todos/3`, and a sheet without an
/// address of its own.
struct TodoApp: View {
  @State private var path: [Int] = []
  @State private var isSheetShown = false
  @SceneStorage("filter") private var filter = "all"

  var body: some View {
    NavigationStack(path: $path) {
      TodoList(path: $path, isSheetShown: $isSheetShown, filter: $filter)
        .navigationDestination(for: Int.self) { number in
          TodoDetails(number: number, path: $path)
        }
    }
    .sheet(isPresented: $isSheetShown) { Text("Sheet") }
    .preference(key: SceneAddress.self, value: path.address)
    .onOpenURL { url in
      if let opened = [Int](url.path()) { path = opened }
    }
  }
}

private struct TodoList: View {
  @Binding var path: [Int]
  @Binding var isSheetShown: Bool
  @Binding var filter: String

  var body: some View {
    Button("Open") { path.append(3) }
    Button("Deep") { path = [3, 4] }
    Button("Present") { isSheetShown = true }
    Button("Filter: \(filter)") { filter = "open" }
      .navigationTitle("Todos")
  }
}

private struct TodoDetails: View {
  let number: Int
  @Binding var path: [Int]
  @State private var note = ""

  var body: some View {
    TextField("Note", text: $note)
    Button("Replace") { path[path.count - 1] += 1 }
    Button("Further") { path.append(number + 1) }
      .navigationTitle("Todo \(number)")
  }
}

extension [Int] {
  fileprivate var address: String { "/todos" + map { "/\($0)" }.joined() }

  /// Reads the path of an address; nil where it is none.
  fileprivate init?(_ address: String) {
    let parts = address.split(separator: "/")
    guard parts.first == "todos" else { return nil }
    let numbers = parts.dropFirst().map { Int($0) }
    guard !numbers.contains(nil) else { return nil }
    self = numbers.compactMap(\.self)
  }
}
