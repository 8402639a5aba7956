// Charts in a scroll view, with axes, a legend and a choice of period.

import Charts
import SwiftUI

struct Sale: Identifiable {
  let id = 0
  let day: Date
  let amount: Double
  let shop: String
  var target: Double?
}

enum Period: String, CaseIterable { case week, month, year }

struct SalesScreen: View {
  let sales: [Sale]
  @State private var period = Period.week
  @State private var chosenDay: Date?
  @State private var showsTarget = true

  private var total: Double { sales.reduce(0) { $0 + $1.amount } }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Picker("Period", selection: $period) {
          ForEach(Period.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Text(total, format: .number.precision(.fractionLength(2))).font(.largeTitle)
        Chart {
          ForEach(sales) { sale in
            BarMark(
              x: .value("Day", sale.day, unit: .day),
              y: .value("Amount", sale.amount)
            )
            .foregroundStyle(by: .value("Shop", sale.shop))
            .cornerRadius(4)
          }
          if showsTarget {
            RuleMark(y: .value("Target", 100))
              .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
              .foregroundStyle(.red.opacity(0.6))
              .annotation(position: .top, alignment: .trailing) {
                Text("Target").font(.caption2).foregroundStyle(.secondary)
              }
          }
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { _ in
            AxisGridLine()
            AxisValueLabel(format: .dateTime.weekday(.abbreviated))
          }
        }
        .chartYScale(domain: 0...max(100, total / 2))
        .chartLegend(position: .bottom, spacing: 8)
        .chartXSelection(value: $chosenDay)
        .frame(height: 240)
        Chart(sales) { sale in
          LineMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
            .interpolationMethod(.catmullRom)
          PointMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
            .symbolSize(30)
        }
        .frame(height: 160)
        Toggle("Target", isOn: $showsTarget.animation())
      }
      .padding()
    }
    .navigationTitle("Sales")
  }
}
