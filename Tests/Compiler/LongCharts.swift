// Charts and drawings with arithmetic, as apps have them: `scripts/check-compiler` compiles them with
// the same limit as `LongBodies.swift`.

import Charts
import SwiftUI

struct Reading: Identifiable {
  let id: Int
  let day: Date
  let low: Double
  let high: Double
  let station: String
}

struct Segment: Identifiable {
  let id: Int
  var endValue: Double
  var width: CGFloat
  var color: Color
}

struct Temperatures: View {
  let stations: [(name: String, readings: [Reading])]
  let average: Double

  var body: some View {
    Chart {
      ForEach(stations, id: \.name) { station in
        ForEach(station.readings) { reading in
          BarMark(
            x: .value("Day", reading.day, unit: .month),
            yStart: .value("Low", reading.low - 5), yEnd: .value("High", reading.high * 2 + 5)
          )
          .foregroundStyle(by: .value("Station", station.name))
          .position(by: .value("Station", station.name))
        }
      }
      RuleMark(y: .value("Average", average / 2 + 1))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 5]))
        .annotation(position: .trailing, alignment: .leading) { Text("Average") }
    }
    .chartForegroundStyleScale(["North": .green, "South": .purple])
    .chartYScale(domain: 0...(average * 2))
  }
}

struct Curve: View {
  let readings: [Reading]
  @State private var chosen: Date?

  var body: some View {
    Chart {
      ForEach(readings) { reading in
        PointMark(
          x: .value("Low", reading.low * 2 + 1), y: .value("High", reading.high * 3 - 2)
        )
        .symbolSize(reading.high * 2 + 3)
        LineMark(x: .value("Day", reading.day), y: .value("Low", reading.low * 1.8 + 32))
          .interpolationMethod(.catmullRom)
          .foregroundStyle(.red.gradient)
      }
      ForEach(0..<4) { step in
        RuleMark(y: .value("Step", Double(step) * 10 - 5)).foregroundStyle(.gray.opacity(0.3))
      }
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(
            DragGesture().onChanged { value in
              let x = value.location.x - geometry[proxy.plotAreaFrame].origin.x
              if let day: Date = proxy.value(atX: x) { chosen = day }
            })
      }
    }
  }
}

struct Segments: View {
  let segments: [Segment]

  private var sum: Double { segments.reduce(0) { $0 + $1.endValue } }

  var body: some View {
    GeometryReader { geometry in
      HStack(spacing: geometry.size.width / CGFloat(segments.count) * 0.1) {
        ForEach(segments) { segment in
          RoundedRectangle(cornerRadius: 4)
            .fill(segment.color)
            .frame(width: segment.endValue / sum * geometry.size.width)
            .offset(x: segment.width * geometry.size.width / 2 - 10, y: -segment.endValue * 2)
            .opacity(segment.endValue / sum)
            .overlay(Text("\(segment.id)").font(.caption), alignment: .top)
        }
      }
    }
  }
}
