import MeerkatPictures
import MeerkatUI

/// Drawing a screen: bodies, layout and all, nothing kept from the picture before.
@MainActor
enum PictureScenes {
  static let all = [
    // What grows is the reading of the rows' identities.
    scene("a list of rows", .linear, sizes: [100, 10_000]) { count in
      List(0..<count, id: \.self) { Text("Row \($0)") }
    },
    scene("a form of sections", .linear, sizes: [2, 10]) { FormScreen(sections: $0) },
  ]

  private static func scene<Content: View>(
    _ name: String, _ growth: Scene.Growth, sizes: [Int], _ content: @escaping (Int) -> Content
  ) -> Scene {
    Scene("pictures", name, growth, sizes: sizes, runs: 2) { size in
      { _ in use(try Picture(of: content(size), width: 390, height: 844).svg) }
    }
  }
}

/// A screen as many apps have one.
struct FormScreen: View {
  let sections: Int
  @State private var isOn = true
  @State private var name = "Meerkat"
  @State private var value = 3

  var body: some View {
    NavigationStack {
      Form {
        ForEach(0..<sections, id: \.self) { section in
          Section("Section \(section)") {
            TextField("Name", text: $name)
            Toggle("Notifications", isOn: $isOn)
            Stepper("Copies: \(value)", value: $value, in: 1...9)
            LabeledContent("Version", value: "1.0")
            HStack {
              Image(systemName: "star").foregroundStyle(.secondary)
              VStack(alignment: .leading) {
                Text("A row").font(.headline)
                Text("with two lines of text").font(.caption).foregroundStyle(.secondary)
              }
              Spacer()
              Button("Open") { value = 1 }.buttonStyle(.bordered)
            }
          }
        }
      }
      .navigationTitle("Settings")
    }
  }
}
