import SwiftUI

@MainActor @Observable
final class CareSettings {
  var unit = VolumeUnit.milliliters
  var isReminding = true
  var reminder = DateComponents(calendar: .current, hour: 8, minute: 30).date ?? .distantPast
  var snooze = 15
  var strength = 0.5
  var accent = Color.green
}

enum VolumeUnit: String, CaseIterable, Identifiable {
  case milliliters = "Milliliters"
  case ounces = "Fluid Ounces"

  var id: Self { self }

  func text(for milliliters: Double) -> String {
    switch self {
    case .milliliters: "\(Int(milliliters)) ml"
    case .ounces:
      "\((milliliters / 29.5735).formatted(.number.precision(.fractionLength(1)))) fl oz"
    }
  }
}

extension EnvironmentValues {
  @Entry var volumeUnit = VolumeUnit.milliliters
}
