// Shapes that move: geometry, gestures, transitions and arithmetic.

import SwiftUI

struct Ring: Identifiable {
  let id: Int
  var radius: CGFloat
  var tint: Color
  var delay: Double?
}

struct PulseView: View {
  let rings: [Ring]
  @State private var isBeating = false
  @State private var drag = CGSize.zero
  @State private var angle = Angle.zero
  @Namespace private var space

  private var spring: Animation { .spring(response: 0.4, dampingFraction: 0.7) }

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      ZStack {
        ForEach(rings) { ring in
          Circle()
            .stroke(ring.tint.opacity(isBeating ? 0.2 : 0.8), lineWidth: ring.radius / 10)
            .frame(width: side * ring.radius / 100, height: side * ring.radius / 100)
            .scaleEffect(isBeating ? 1 + ring.radius / side : 0.5)
            .rotationEffect(angle + .degrees(Double(ring.id) * 15))
            .animation(spring.repeatForever(autoreverses: true), value: isBeating)
        }
        RoundedRectangle(cornerRadius: 24, style: .continuous)
          .fill(
            LinearGradient(
              colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
          )
          .frame(width: side / 3, height: side / 3)
          .matchedGeometryEffect(id: "heart", in: space)
          .offset(x: drag.width, y: drag.height / 2)
          .gesture(
            DragGesture(minimumDistance: 4)
              .onChanged { drag = $0.translation }
              .onEnded { value in
                withAnimation(spring) { drag = .zero }
                angle += .degrees(value.translation.width / side * 90)
              }
          )
        if isBeating {
          Text("Beating").font(.system(size: side / 12, weight: .semibold, design: .rounded))
            .foregroundStyle(.white)
            .shadow(color: .black.opacity(0.3), radius: 6, y: 2)
            .transition(.move(edge: .top).combined(with: .opacity))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onTapGesture { withAnimation(.easeInOut(duration: 0.6)) { isBeating.toggle() } }
    }
    .background(Color.black.opacity(0.9).ignoresSafeArea())
  }
}
