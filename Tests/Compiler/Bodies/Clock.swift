// A canvas on a timeline: paths, arithmetic and text.

import SwiftUI

struct Hand {
  var length: CGFloat
  var width: CGFloat
  var turnsPerDay: Double
  var label: String?
}

struct ClockFace: View {
  let hands: [Hand]
  @State private var isDark = false
  @State private var zoom: CGFloat = 1

  var body: some View {
    VStack(spacing: 20) {
      TimelineView(.animation(minimumInterval: 1)) { timeline in
        Canvas { context, size in
          let center = CGPoint(x: size.width / 2, y: size.height / 2)
          let radius = min(size.width, size.height) / 2 - 8
          let face = CGRect(
            x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
          context.fill(Path(ellipseIn: face), with: .color(isDark ? .black : .white))
          context.stroke(Path(ellipseIn: face), with: .color(.gray), lineWidth: 2)
          for hour in 0..<12 {
            let angle = Double(hour) / 12 * 2 * .pi
            var mark = Path()
            mark.move(to: CGPoint(x: center.x + cos(angle) * radius, y: center.y))
            mark.addLine(to: CGPoint(x: center.x + cos(angle) * radius * 0.9, y: center.y))
            context.stroke(mark, with: .color(.primary), lineWidth: hour % 3 == 0 ? 3 : 1)
          }
          let seconds = timeline.date.timeIntervalSinceReferenceDate
          for hand in hands {
            let turn = seconds / 86_400 * hand.turnsPerDay * 2 * .pi
            var line = Path()
            line.move(to: center)
            line.addLine(
              to: CGPoint(
                x: center.x + sin(turn) * radius * hand.length,
                y: center.y - cos(turn) * radius * hand.length))
            context.stroke(
              line, with: .color(.red), style: StrokeStyle(lineWidth: hand.width, lineCap: .round))
          }
          context.draw(Text("Meerkat").font(.caption), at: center, anchor: .bottom)
        }
        .aspectRatio(1, contentMode: .fit)
      }
      .scaleEffect(zoom)
      .gesture(MagnificationGesture().onChanged { zoom = $0 })
      Toggle(isOn: $isDark) { Label("Dark", systemImage: "moon") }
        .toggleStyle(.switch)
      ForEach(hands.indices, id: \.self) { index in
        Text(hands[index].label ?? "Hand \(index + 1)").italic()
      }
    }
    .padding()
  }
}
