import Foundation
import SwiftUI

/// A slider, cards and a board that are worked by gestures, as people write them.
struct GesturesScreen: View {
  @State private var kept: [String] = []

  var body: some View {
    VStack(spacing: 16) {
      Knob()
      Throwable(name: "Essay") { kept.append($0) }
      Text("Kept: " + kept.joined(separator: ", "))
      Ordered()
      Photo()
      Spot()
    }
    .padding()
    .navigationTitle("Gestures")
  }
}

/// A slider with a knob.
private struct Knob: View {
  @State private var value = 100.0
  @GestureState private var isHeld = false

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.quaternary).frame(width: 300, height: 6)
      Circle().fill(isHeld ? .blue : .gray).frame(width: 32, height: 32)
        .offset(x: value)
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .named("track"))
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value = min(max($0.location.x - 16, 0), 268) }
        )
        .accessibilityLabel("Knob")
    }
    .coordinateSpace(name: "track")
    Text("Value \(Int(value))\(isHeld ? ", held" : "")")
  }
}

/// A card that is kept when it is thrown far enough, and opened by a tap.
private struct Throwable: View {
  let name: String
  let keep: (String) -> Void
  @GestureState private var offset = CGSize.zero
  @State private var opened = 0

  var body: some View {
    Button("Open \(name) (\(opened))") { opened += 1 }
      .padding()
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
      .offset(offset)
      .rotationEffect(.degrees(offset.width / 20))
      .gesture(
        DragGesture()
          .updating($offset) { value, offset, _ in offset = value.translation }
          .onEnded { if $0.translation.width > 120 { keep(name) } })
  }
}

/// A list that is put in order by a long press and a drag.
private struct Ordered: View {
  @State private var names = ["One", "Two", "Three"]
  @State private var lifted: String?

  var body: some View {
    VStack(spacing: 0) {
      ForEach(names, id: \.self) { name in
        Text(name)
          .frame(width: 200, height: 40)
          .background(lifted == name ? .yellow : .white)
          .gesture(
            LongPressGesture(minimumDuration: 0.3).sequenced(
              before: DragGesture(minimumDistance: 0)
            )
            .onChanged { value in
              guard case .second(true, let drag) = value else { return }
              lifted = name
              move(name, by: drag?.translation.height ?? 0)
            }
            .onEnded { _ in lifted = nil })
      }
    }
    Text("Order: " + names.joined(separator: " "))
  }

  @State private var origin: Int?

  private func move(_ name: String, by height: CGFloat) {
    guard let now = names.firstIndex(of: name) else { return }
    let start = height == 0 ? now : origin ?? now
    origin = start
    let target = min(max(start + Int((height / 40).rounded()), 0), names.count - 1)
    names.move(fromOffsets: [now], toOffset: target > now ? target + 1 : target)
  }
}

/// Something to make larger and to turn.
private struct Photo: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    Text("🦦").font(.largeTitle)
      .frame(width: 120, height: 60)
      .background(.green)
      .scaleEffect(scale)
      .rotationEffect(angle)
      .gesture(
        MagnifyGesture().onChanged { scale = $0.magnification }
          .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
      )
      .accessibilityLabel("Photo")
    Text("Scale \(Int(scale * 100)), angle \(Int(angle.degrees.rounded()))")
  }
}

/// What tells where it is tapped, and is held for long.
private struct Spot: View {
  @State private var log = "Nothing"

  var body: some View {
    Text(log)
      .frame(width: 200, height: 40)
      .background(.orange)
      .onTapGesture { (place: CGPoint) in log = "Tapped \(Int(place.x)), \(Int(place.y))" }
      .accessibilityLabel("Spot")
    Text("Hold me")
      .onLongPressGesture {
        log = "Held"
      } onPressingChanged: {
        if $0 { log = "Pressed" }
      }
  }
}
