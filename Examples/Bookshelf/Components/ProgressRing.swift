import SwiftUI

struct ProgressRing<Label: View>: View {
  let progress: Double
  let lineWidth: CGFloat
  let label: Label

  init(progress: Double, lineWidth: CGFloat = 12, @ViewBuilder label: () -> Label) {
    self.progress = progress
    self.lineWidth = lineWidth
    self.label = label()
  }

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.accentColor.opacity(0.2), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: CGFloat(progress))
        .stroke(
          Color.accentColor, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
        .animation(.easeOut, value: progress)
      label
    }
    .padding(lineWidth / 2)
  }
}

struct ProgressRing_Previews: PreviewProvider {
  static var previews: some View {
    ProgressRing(progress: 0.7) { Text("70%") }
      .frame(width: 160, height: 160)
      .padding()
  }
}
