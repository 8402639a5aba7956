import SwiftUI

/// A great many rows in a lazy stack and in a lazy grid.
struct ManyScreen: View {
  @State private var isGrid = false

  var body: some View {
    ScrollView {
      Toggle("Grid", isOn: $isGrid)
      if isGrid {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 10) {
          ForEach(0..<100_000) { number in
            Text(verbatim: "Cell \(number)").frame(height: 40).frame(maxWidth: .infinity)
              .background(.mint)
          }
        }
      } else {
        LazyVStack(alignment: .leading, spacing: 12) {
          ForEach(0..<100_000) { Text(verbatim: "Line \($0)").padding(4) }
        }
      }
    }
    .navigationTitle("Many")
  }
}
