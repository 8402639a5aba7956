import MeerkatUI

/// Source as people write it for SwiftUI: that it compiles is what is tested.
struct ShapeCallSites: View {
  @State private var isOn = false

  var body: some View {
    Rectangle().fill(Color.red).frame(height: 1)
    Rectangle().fill(.red.opacity(0.3))
    Rectangle().foregroundColor(.gray).foregroundStyle(.gray)
    Circle().fill(isOn ? Color.red : Color.green).frame(width: 8, height: 8)
    Circle().fill(isOn ? .red : .green)
    Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
      .foregroundColor(.red)
    Circle().strokeBorder(Color.red, lineWidth: 2).background(Circle().fill(.blue))
    Circle().fill(.red).stroke(.blue, lineWidth: 2)
    Circle().stroke(lineWidth: 3).opacity(0.3)
    Circle().stroke(
      LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom), lineWidth: 3)
    RoundedRectangle(cornerRadius: 3).inset(by: 3).fill(.red)
    Capsule().fill(
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    Triangle().fill(.red); Triangle()
    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).opacity(0.3)
      .ignoresSafeArea()
    Circle().fill(.conicGradient(colors: [.red, .blue], center: .center))
    Circle().fill(
      .angularGradient(Gradient(colors: [.red]), startAngle: .zero, endAngle: .degrees(90)))
    Color.red.padding(
      EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    Path { path in
      path.move(to: .zero); path.addLine(to: CGPoint(x: 1, y: 1))
    }.stroke(Color.red, lineWidth: 1)
    Text("x").contentShape(Rectangle()).contentShape(.rect).clipShape(Corner(radius: 3))
  }
}
