import SwiftUI

/// Sheets that are dragged, a field with an error, and a bar with little room.
struct SheetsScreen: View {
  @State private var isShown = false
  @State private var isExplained = false
  @State private var isHeld = false
  @State private var detent = PresentationDetent.medium
  @State private var number = "x"
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Button("Two heights") { isShown = true }
      Toggle("Held", isOn: $isHeld)
      Text(detent == .large ? "It was large" : "It was medium")
      Section {
        TextField("Number", text: $number)
        if Int(number) == nil {
          Text("That is not a number.").foregroundStyle(.red)
        }
        Button("Explain") { isExplained = true }
          .popover(isPresented: $isExplained) { Text("What is dragged away is closed.").padding() }
      }
    }
    .navigationTitle("Sheets, fields and bars")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
    }
    .sheet(isPresented: $isShown) {
      Text(detent == .large ? "It is large" : "It is medium")
        .presentationDetents([.medium, .large], selection: $detent)
        .interactiveDismissDisabled(isHeld)
    }
  }
}
