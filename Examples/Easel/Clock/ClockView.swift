import SwiftUI

struct ClockView: View {
  var now: Date?

  @State private var timer = 0.0
  @State private var isMarking = false
  @State private var marks: [Date] = []

  var body: some View {
    VStack(spacing: 32) {
      TimelineView(.animation(minimumInterval: 1)) { context in
        ClockFace(time: ClockTime(now ?? context.date))
      }
      .frame(maxWidth: 280, maxHeight: 280)
      .onLongPressGesture(minimumDuration: 0.6) {
        marks.append(now ?? .now)
      } onPressingChanged: { isPressing in
        withAnimation(.easeInOut(duration: 0.6)) { isMarking = isPressing }
      }
      .overlay {
        Circle()
          .trim(from: 0, to: isMarking ? 1 : 0)
          .stroke(.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .padding(-10)
      }

      Text(marks.isEmpty ? "Hold the clock to mark a moment" : "\(marks.count) marked")
        .foregroundStyle(.secondary)

      EggTimer(minutes: $timer)
    }
    .padding()
    .navigationTitle("Clock")
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct ClockTime: Equatable {
  var hours: Angle
  var minutes: Angle
  var seconds: Angle

  init(_ date: Date, calendar: Calendar = .current) {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    let (hour, minute, second) = (
      Double(parts.hour ?? 0), Double(parts.minute ?? 0), Double(parts.second ?? 0)
    )
    seconds = .degrees(second * 6)
    minutes = .degrees(minute * 6 + second / 10)
    hours = .degrees(hour * 30 + minute / 2)
  }
}

struct ClockFace: View {
  let time: ClockTime

  var body: some View {
    ZStack {
      Canvas { context, size in
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let radius = min(size.width, size.height) / 2
        for tick in 0..<60 {
          let isHour = tick.isMultiple(of: 5)
          var line = Path()
          line.move(to: CGPoint(x: center.x, y: center.y - radius + 4))
          line.addLine(to: CGPoint(x: center.x, y: center.y - radius + (isHour ? 18 : 10)))
          let turn = CGAffineTransform(translationX: center.x, y: center.y)
            .rotated(by: Double(tick) * .pi / 30)
            .translatedBy(x: -center.x, y: -center.y)
          context.stroke(
            line.applying(turn), with: .color(isHour ? .primary : .secondary),
            lineWidth: isHour ? 3 : 1)
        }
        for hour in 1...12 {
          let angle = Angle.degrees(Double(hour) * 30)
          context.draw(
            Text("\(hour)").font(.headline),
            at: CGPoint(
              x: center.x + (radius - 34) * sin(angle.radians),
              y: center.y - (radius - 34) * cos(angle.radians)))
        }
      }
      Hand(angle: time.hours, length: 0.5)
        .stroke(.primary, style: StrokeStyle(lineWidth: 7, lineCap: .round))
      Hand(angle: time.minutes, length: 0.72)
        .stroke(.primary, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      Hand(angle: time.seconds, length: 0.8)
        .stroke(.red, lineWidth: 2)
      Circle().fill(.red).frame(width: 10, height: 10)
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Clock")
  }
}

/// A ring that is turned to set a time.
private struct EggTimer: View {
  @Binding var minutes: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(.quaternary, lineWidth: 14)
      Circle()
        .trim(from: 0, to: minutes / 60)
        .stroke(
          AngularGradient(colors: [.yellow, .orange, .red], center: .center),
          style: StrokeStyle(lineWidth: 14, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text("\(Int(minutes)) min")
        .font(.title3.monospacedDigit())
        .contentTransition(.numericText())
    }
    .frame(width: 140, height: 140)
    .contentShape(.circle)
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { value in
        let angle = Angle.radians(atan2(value.location.x - 70, 70 - value.location.y))
        minutes = ((angle.degrees + 360).truncatingRemainder(dividingBy: 360) / 6).rounded()
      }
    )
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Timer")
    .accessibilityValue("\(Int(minutes)) minutes")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: minutes = min(60, minutes + 5)
      case .decrement: minutes = max(0, minutes - 5)
      @unknown default: break
      }
    }
  }
}

#Preview {
  NavigationStack { ClockView() }
}
