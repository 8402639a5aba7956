import SwiftUI

/// The colours and pictures of the app's catalogue, which is no declared resource.
struct PicturesScreen: View {
  var body: some View {
    VStack {
      Image(.logo)
      Image(.leaf).foregroundStyle(Color(.accentBlue))
      Image(decorative: "Logo").resizable().frame(width: 40, height: 20)
      Color(.accentBlue).frame(width: 30, height: 30)
    }
    .navigationTitle("Pictures")
  }
}
