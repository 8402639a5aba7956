import Foundation
import SwiftUI

/// Shapes, paths and pictures that are drawn, each at a place that a test looks at.
struct DrawingScreen: View {
  @State private var progress = 0.25
  @State private var taps = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack(spacing: 16) {
          Star().fill(.red).frame(width: 80, height: 80)
          ring
          Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [12, 6]))
            .frame(width: 80, height: 80)
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            .frame(width: 80, height: 80)
            .mask { Star() }
        }
        Star().fill(.green).frame(height: 40)
        chart.frame(height: 120)
        effects
        HStack(spacing: 16) {
          UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30)
            .fill(.purple).frame(width: 80, height: 60)
          Star().rotation(.degrees(36)).stroke(.orange, lineWidth: 3)
            .frame(width: 60, height: 60)
          Color.teal.frame(width: 60, height: 60).clipShape(Star())
          Image(systemName: "star").symbolVariant(.fill).imageScale(.large)
          Text("Hidden words").redacted(reason: .placeholder)
        }
        Button("Progress") { progress = 0.5 }
        Star().fill(.yellow).frame(width: 60, height: 60).onTapGesture { taps += 1 }
          .accessibilityLabel("Tapped \(taps)")
      }
      .padding()
    }
    .navigationTitle("Drawings")
  }

  private var ring: some View {
    ZStack {
      Circle().stroke(.gray.opacity(0.3), lineWidth: 10)
      Circle().trim(from: 0, to: progress)
        .stroke(
          AngularGradient(colors: [.green, .blue], center: .center),
          style: StrokeStyle(lineWidth: 10, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text("\(Int(progress * 100)) %")
    }
    .frame(width: 80, height: 80)
  }

  private var chart: some View {
    Canvas { context, size in
      let values = [0.3, 0.8, 0.55, 1, 0.7]
      let step = size.width / CGFloat(values.count)
      for (index, value) in values.enumerated() {
        let bar = CGRect(
          x: CGFloat(index) * step + 8, y: (size.height - 20) * (1 - value), width: step - 16,
          height: (size.height - 20) * value)
        context.fill(Path(roundedRect: bar, cornerRadius: 6), with: .color(.indigo))
        context.draw(
          Text("Bar \(index + 1)").font(.caption), at: CGPoint(x: bar.midX, y: size.height - 8))
      }
    }
  }

  private var effects: some View {
    HStack(spacing: 0) {
      sample
      sample.grayscale(1)
      sample.brightness(0.5)
      sample.colorInvert()
      sample.colorMultiply(Color(red: 0, green: 1, blue: 0))
      ZStack {
        sample
        Color(red: 0, green: 1, blue: 1).blendMode(.multiply)
      }
      .frame(width: 40, height: 40)
    }
  }

  private var sample: some View {
    Color(red: 1, green: 0.5, blue: 0).frame(width: 40, height: 40)
  }
}

/// A star with five points.
struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      path.addLines(
        (0..<10).map { index in
          let angle = Double(index) * .pi / 5 - .pi / 2
          let reach = index.isMultiple(of: 2) ? radius : radius * 0.4
          return CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
        })
      path.closeSubpath()
    }
  }
}
