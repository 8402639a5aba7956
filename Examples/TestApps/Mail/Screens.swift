import SwiftUI

struct ListScreen: View {
  let title: String
  let rows: [String]
  let didSelect: (String) -> Void

  var body: some View {
    List(rows, id: \.self) { row in Button(row) { didSelect(row) } }
      .navigationTitle(title)
  }
}

struct MessageScreen: View {
  let number: Int
  let didPressSender: (String) -> Void
  @State private var stars = 0

  var body: some View {
    List {
      Text("The meerkats have moved into their new burrow, and everyone is invited.")
      Button("Give a star (\(stars))") { stars += 1 }
      Button("About Ada") { didPressSender("Ada") }
      Button("About Bob") { didPressSender("Bob") }
    }
    .navigationTitle("Message \(number)")
  }
}

struct SenderScreen: View {
  let name: String
  let didPressClose: () -> Void

  var body: some View {
    List {
      LabeledContent("Name", value: name)
      LabeledContent("Messages", value: "12")
    }
    .navigationTitle(name)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Close", action: didPressClose) }
    }
  }
}
