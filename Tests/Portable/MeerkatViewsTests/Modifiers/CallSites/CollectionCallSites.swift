import Foundation
import MeerkatUI

/// Source as people write it for SwiftUI: that it compiles is what is tested.
struct CollectionCallSites: View {
  private enum Flavour: String, CaseIterable, Identifiable {
    case chocolate, vanilla
    var id: Self { self }
  }

  @State private var words = ""
  @State private var flavour = Flavour.vanilla
  @State private var chosen: Flavour?
  @State private var names = ["Ada", "Grace"]
  @AppStorage("flavour") private var favourite = Flavour.vanilla
  @AppStorage("seen") private var seen = false
  @AppStorage("date", store: .standard) private var date: Date?
  @ScaledMetric(relativeTo: .title) private var side = 40.0
  private let columns = [GridItem(.adaptive(minimum: 80, maximum: 120)), GridItem(.flexible())]
  private let title: String = "Title"

  private func delete(at offsets: IndexSet) { names.remove(atOffsets: offsets) }
  private func move(from source: IndexSet, to destination: Int) {
    names.move(fromOffsets: source, toOffset: destination)
  }

  var body: some View {
    Picker("Flavour", selection: $flavour) {
      ForEach(Flavour.allCases) { flavour in Text(flavour.rawValue.capitalized) }
    }
    .pickerStyle(SegmentedPickerStyle())
    Picker(selection: $chosen, label: Text("Flavour")) {
      Text("None").tag(nil as Flavour?)
      ForEach(Flavour.allCases) { Text($0.rawValue).tag($0 as Flavour?) }
    }
    .pickerStyle(.wheel)
    Picker(selection: $favourite) {
      Text("Vanilla").tag(Flavour.vanilla)
    } label: {
      Label("Flavour", systemImage: "star")
    }
    .pickerStyle(.inline)
    Picker(title, selection: $seen) { Text("Yes").tag(true) }.pickerStyle(.menu).labelsHidden()
    Picker("x", systemImage: "star", selection: $flavour) {}.pickerStyle(.navigationLink)
    Menu("More") {
      Button("x") {}; Divider(); Menu(title) { Text("y") }
    }
    Menu {
      Button("Delete", role: .destructive) {}
    } label: {
      Image(systemName: "ellipsis")
    }
    Menu("x", systemImage: "star") {
    } primaryAction: {
    }
    LazyVGrid(columns: columns, alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
      Section(header: Text("x")) { ForEach(0..<3) { Text("\($0)") } }
    }
    LazyHGrid(rows: [GridItem(.fixed(side))]) { Text("x") }
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow(alignment: .top) {
        Text("x").gridCellColumns(2).gridColumnAlignment(.trailing)
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        Text("y").gridCellAnchor(.topLeading)
      }
    }
    List {
      ForEach(names, id: \.self) { Text($0).swipeActions { Button("x") {} }.moveDisabled(true) }
        .onDelete(perform: delete).onMove(perform: move)
      ForEach(names, id: \.self) { name in
        Text(name).swipeActions(edge: .leading, allowsFullSwipe: false) { Button("x") {} }
      }
      .onDelete { names.remove(atOffsets: $0) }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
    .searchable(text: $words).searchable(text: $words, prompt: "Find")
    .searchable(
      text: $words, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Find"))
    Text("x").environment(\.colorScheme, .dark).preferredColorScheme(seen ? .dark : nil)
    Text("x").environment(\.layoutDirection, .rightToLeft).dynamicTypeSize(.xSmall ... .xxLarge)
    Text("x").dynamicTypeSize(...DynamicTypeSize.xLarge).environment(\.dynamicTypeSize, .large)
  }
}
