import SwiftUI

struct NewTeaScreen: View {
  @Binding var name: String
  let didPressSave: () -> Void
  let didPressCancel: () -> Void

  var body: some View {
    Form {
      TextField("Name", text: $name)
    }
    .navigationTitle("New tea")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", role: .cancel, action: didPressCancel)
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save", action: didPressSave).disabled(name.isEmpty)
      }
    }
  }
}
