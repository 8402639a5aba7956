/// What people are told about a state, for every screen that shows one.
extension Device.State {
  var name: String {
    switch self {
    case .locked: "Locked"
    case .unlocked: "Unlocked"
    case .unknown: "Unknown"
    }
  }

  var systemImage: String {
    switch self {
    case .locked: "lock.fill"
    case .unlocked: "lock.open"
    case .unknown: "questionmark.circle"
    }
  }
}

/// How full a battery is, as far as people care.
struct DeviceBattery {
  private static let low = 20
  private let percent: Int?

  init(_ percent: Int?) {
    self.percent = percent
  }

  var isLow: Bool { percent.map { $0 < Self.low } ?? false }

  var systemImage: String {
    switch percent {
    case nil: "battery.0percent"
    case let percent? where percent < Self.low: "battery.0percent"
    case let percent? where percent < 40: "battery.25percent"
    case let percent? where percent < 60: "battery.50percent"
    case let percent? where percent < 85: "battery.75percent"
    default: "battery.100percent"
    }
  }
}
