import MeerkatUI

/// Source as people write it for SwiftUI: that it compiles is what is tested.
struct MotionCallSites: View {
  @State private var isOn = false
  @State private var amount = 0.5
  private let curve = Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5).repeatForever()

  var body: some View {
    Text("x").animation(.snappy, value: isOn).animation(.snappy(duration: 0.3), value: isOn)
      .animation(.bouncy(duration: 0.3, extraBounce: 0.1), value: isOn).animation(.smooth())
      .animation(.interactiveSpring(), value: isOn).animation(.interactiveSpring, value: isOn)
      .animation(.interactiveSpring(response: 0.3, dampingFraction: 0.7), value: isOn)
      .animation(.spring(bounce: 0.3), value: isOn).animation(.spring(duration: 0.3), value: isOn)
      .animation(.spring(response: 0.4, dampingFraction: 0.6).delay(0.1), value: isOn)
      .animation(.interpolatingSpring(stiffness: 5, damping: 3).speed(2), value: isOn)
      .animation(.interpolatingSpring(duration: 0.3, bounce: 0.2), value: isOn)
      .animation(isOn ? .default : nil, value: isOn).animation(curve, value: isOn)
    Text("x").transition(.scale).transition(.scale(scale: 0.5)).transition(AnyTransition.scale)
      .transition(.scale(scale: 0.5, anchor: .top).combined(with: .opacity))
      .transition(.scale(0.5).animation(.easeIn)).transition(.blurReplace)
      .transition(.modifier(active: Faded(amount: 0), identity: Faded(amount: 1)))
      .transition(Slid()).transition(AnyTransition(Slid()))
    Button("x") {
      withAnimation(.easeIn(duration: 1)) {
        isOn.toggle()
      } completion: {
        amount = 0
      }
      withAnimation {
        isOn.toggle()
      } completion: {
        amount = 0
      }
      withAnimation(.default, completionCriteria: .removed) {
        isOn.toggle()
      } completion: {
      }
    }
    Image(systemName: "star").symbolRenderingMode(.hierarchical).resizable()
    Text("x").clipShape(.rect(topLeadingRadius: 3, topTrailingRadius: 3)).contentShape(.rect)
      .clipShape(.rect(cornerRadius: 3, style: .circular)).clipShape(.rect(cornerSize: .zero))
      .clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 3, bottomTrailing: 3)))
      .background(.red, in: .rect(cornerRadius: 3)).background(.red, in: .capsule)
    Wave(height: 3, length: amount).fill(.red)
    Counter(number: amount).modifier(Faded(amount: amount))
  }
}

private struct Slid: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.value * 10).opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Wave: Shape {
  var height: CGFloat
  var length: Double

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(height, length) }
    set {
      height = newValue.first
      length = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct Faded: AnimatableModifier {
  nonisolated(unsafe) var amount: Double

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.opacity(amount) }
}

private struct Counter: View, @preconcurrency Animatable {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View { Text("\(number)") }
}
