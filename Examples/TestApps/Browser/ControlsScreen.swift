import SwiftUI

/// Controls of many kinds, and what surroundings make of them.
struct ControlsScreen: View {
  @State private var period = "Week"
  @State private var size = 1
  @State private var colour = "Red"
  @State private var isTurned = false
  @State private var isLarge = false
  @State private var log = "Nothing chosen"
  @AppStorage("name") private var name = "nobody"
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Form {
      Section("Choices") {
        Picker("Period", selection: $period) {
          ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
        }
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Middle").tag(2)
          Text("Large").tag(3)
        }
        .pickerStyle(.segmented)
        Picker("Colour", selection: $colour) {
          Label("Red", systemImage: "flame").tag("Red")
          Label("Blue", systemImage: "drop").tag("Blue")
        }
        .pickerStyle(.inline)
        Text("\(period), \(size), \(colour)")
      }
      Section("Menus") {
        menu
        Menu("New note") {
          Button("New folder") { log = "New folder" }
        } primaryAction: {
          log = "New note"
        }
        Text(log)
      }
      Section("Surroundings") {
        Text("The page is \(colorScheme == .dark ? "dark" : "light")")
        NightView().environment(\.colorScheme, .dark)
        Toggle("Right to left", isOn: $isTurned)
        Toggle("Large text", isOn: $isLarge)
        Button("I am \(name)") { name = "Ada" }
      }
    }
    .navigationTitle("Controls")
    .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
    .dynamicTypeSize(isLarge ? .accessibility1 : .large)
  }

  private var menu: some View {
    Menu("More", systemImage: "ellipsis.circle") {
      Button("Rename", systemImage: "pencil") { log = "Rename" }
      Button("Share", systemImage: "square.and.arrow.up") { log = "Share" }
      Menu("Export") {
        Button("As text") { log = "As text" }
        Button("As picture") { log = "As picture" }
      }
      Picker("Order", selection: $period) {
        Text("Day").tag("Day")
        Text("Week").tag("Week")
      }
      Divider()
      Button("Delete", systemImage: "trash", role: .destructive) { log = "Delete" }
      Button("Lock") {}.disabled(true)
    }
  }
}

/// Something that is always dark.
private struct NightView: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading) {
      Text("Night").font(.headline)
      Text("is \(colorScheme == .dark ? "dark" : "light")").foregroundStyle(.secondary)
    }
    .padding()
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
  }
}
