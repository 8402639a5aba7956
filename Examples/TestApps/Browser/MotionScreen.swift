import SwiftUI

/// What changes with an animation and without one.
struct MotionScreen: View {
  @State private var isLarge = false
  @State private var isShown = false
  @State private var isTurned = false
  @State private var rows = ["One", "Two", "Three"]
  @State private var count = 0
  @State private var log = "Nothing yet"
  @State private var isRight = false
  @State private var isBeating = 0
  @Namespace private var space
  @Environment(\.accessibilityReduceMotion) private var isStill

  private let slow = Animation.linear(duration: 2)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        buttons
        Color.red.frame(width: isLarge ? 200 : 100, height: 40).opacity(isLarge ? 0.5 : 1)
          .accessibilityElement().accessibilityLabel("Bar")
        Text("Below the bar")
        Color.green.frame(width: 40, height: 40).offset(x: isTurned ? 100 : 0)
          .animation(slow, value: isTurned)
          .accessibilityElement().accessibilityLabel("Knob")
        if isShown { Text("Guest").transition(.move(edge: .leading).combined(with: .opacity)) }
        ForEach(rows, id: \.self) { Text("Row \($0)") }
        Text("Count \(count)").contentTransition(.numericText())
        matched
        Text("Beat").phaseAnimator([1.0, 0.5], trigger: isBeating) { view, phase in
          view.opacity(phase)
        } animation: { _ in
          .linear(duration: 0.4)
        }
        Text(log)
        Text(isStill ? "Little motion" : "Full motion")
      }
      .padding()
    }
    .navigationTitle("Motion")
  }

  private var matched: some View {
    HStack {
      if !isRight { chip }
      Spacer()
      if isRight { chip }
    }
  }

  private var chip: some View {
    Color.blue.frame(width: 30, height: 30).matchedGeometryEffect(id: "chip", in: space)
  }

  private var buttons: some View {
    VStack(alignment: .leading) {
      Button("Grow slowly") { withAnimation(slow) { isLarge.toggle() } }
      Button("Grow at once") { isLarge.toggle() }
      Button("Turn") { isTurned.toggle() }
      Button("Show guest") { withAnimation(slow) { isShown.toggle() } }
      Button("Remove first") { withAnimation(slow) { _ = rows.removeFirst() } }
      Button("Insert") {
        withAnimation(.spring(duration: 1, bounce: 0.3)) { rows.insert("New", at: 0) }
      }
      Button("Count") { withAnimation(slow) { count += 1 } }
      Button("Other side") { withAnimation(slow) { isRight.toggle() } }
      Button("Beat once") { isBeating += 1 }
      Button("Then") {
        withAnimation(.linear(duration: 0.5)) {
          isLarge.toggle()
        } completion: {
          log = "Done"
        }
      }
    }
  }
}

/// A thousand rows, all of them in the page, that make room for another one.
struct ThousandScreen: View {
  @State private var rows = Array(0..<1_000)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(rows, id: \.self) { Text(verbatim: "Row \($0)").padding(4) }
      }
    }
    .toolbar {
      Button("Insert") {
        withAnimation(.easeInOut(duration: 0.4)) { rows.insert(rows.count, at: 2) }
      }
    }
    .navigationTitle("Thousand")
  }
}
