import Meerkat

/// A screen with a state of its own and as many actions as somebody listens to.
struct PlaceScreen: View {
  let name: String
  var actions: [String: () -> Void] = [:]

  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(name) \(count)")
      Button("Count") { count += 1 }
      ForEach(actions.keys.sorted(), id: \.self) { name in
        Button(name) { actions[name]?() }
      }
    }
    .navigationTitle(name)
  }
}
