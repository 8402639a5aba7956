import SwiftUI

/// How large the window is, and the text in it.
struct WindowScreen: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    List {
      Text(width == .compact ? "narrow" : "wide")
      Text(height == .compact ? "low" : "high")
      Text("\(textSize) text")
      Text("At most extra large").dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
    .navigationTitle("Window")
  }
}
