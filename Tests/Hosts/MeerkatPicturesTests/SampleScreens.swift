import MeerkatUI

/// A form with each kind of control that stands in rows.
struct SettingsSample: View {
  @State private var isSubscribed = true
  @State private var isLoud = false
  @State private var name = "Ada Lovelace"
  @State private var address = ""
  @State private var order = 1
  @State private var look = 0

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          TextField("Name", text: $name)
          TextField("E-mail", text: $address)
          Toggle("Newsletter", isOn: $isSubscribed)
          Toggle("Sounds", isOn: $isLoud)
        }
        Section {
          Picker("Sort by", selection: $order) {
            Text("Name").tag(0)
            Text("Date").tag(1)
          }
          Picker("Look", selection: $look) {
            Text("Light").tag(0)
            Text("Dark").tag(1)
            Text("Automatic").tag(2)
          }
          .pickerStyle(.segmented)
          Label("Favourites", systemImage: "star")
          NavigationLink("Privacy and security", destination: Text("Nothing is sent."))
          LabeledContent("Version", value: "2.4")
        } header: {
          Text("Looks")
        } footer: {
          Text("What you choose here holds for all of your devices, until you change it again.")
        }
        Button("Sign out", role: .destructive) {}
      }
      .navigationTitle("Settings")
      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Done") {} } }
    }
  }
}

/// Text, shapes, effects and controls outside of lists.
struct FormsSample: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("Large Title").font(.largeTitle)
      Text("Some **bold** and *italic* words and `code` in a text of several lines, as they come.")
      shapes
      HStack {
        Button("Plain") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Main") {}.buttonStyle(.borderedProminent)
        Button("Off") {}.buttonStyle(.bordered).disabled(true)
      }
      ProgressView("Loading…")
      ProgressView(value: 0.4)
      Stepper("Amount", value: .constant(3))
      Slider(value: .constant(0.3))
      TextField("Prompt", text: .constant("")).textFieldStyle(.roundedBorder)
      Text("A card").padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).stroke(.separator) }
      Divider()
      Text("One line that is far too long to fit into its place").lineLimit(1)
    }
    .padding()
  }

  private var shapes: some View {
    HStack {
      Circle().fill(.red).frame(width: 40, height: 40)
      Capsule().stroke(.blue, lineWidth: 3).frame(width: 80, height: 30)
      RoundedRectangle(cornerRadius: 10)
        .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
        .frame(width: 60, height: 60)
        .shadow(radius: 6)
      Rectangle().fill(.green).frame(width: 30, height: 30)
        .rotationEffect(.degrees(30)).opacity(0.5)
      Circle()
        .fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
        .frame(width: 40, height: 40)
      Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.tint)
    }
  }
}

/// A window with tabs, and something above it.
struct LayersSample: View {
  enum Layer: CaseIterable { case none, sheet, alert, dialog, cover }

  let layer: Layer

  var body: some View {
    TabView {
      NavigationStack {
        List(1..<30, id: \.self) { Text("Row \($0)") }
          .navigationTitle("Rows")
      }
      .tabItem { Label("Rows", systemImage: "list.bullet") }
      Text("Stars").tabItem { Label("Stars", systemImage: "star") }
    }
    .sheet(isPresented: shows(.sheet)) {
      NavigationStack { Text("In the sheet").navigationTitle("Sheet") }
        .presentationDetents([.medium])
    }
    .fullScreenCover(isPresented: shows(.cover)) { Text("Covered") }
    .alert("Delete all rows?", isPresented: shows(.alert)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("They can’t be brought back.")
    }
    .confirmationDialog("What now?", isPresented: shows(.dialog), titleVisibility: .visible) {
      Button("One") {}
      Button("Two") {}
    }
  }

  private func shows(_ wanted: Layer) -> Binding<Bool> { .constant(layer == wanted) }
}
