import Meerkat
import SwiftUI

/// What the user has to know about the list as a whole.
struct DeviceListNotices: View {
  let configuration: DeviceListScreen.Configuration
  var didPressHideReport: (() -> Void)?

  var body: some View {
    if let report = configuration.report {
      Section {
        Label(report, systemImage: "archivebox")
        if let didPressHideReport {
          Button("OK", action: didPressHideReport)
        }
      }
    }
    if let problem = configuration.problem {
      Section {
        Label(problem, systemImage: "exclamationmark.triangle")
          .foregroundStyle(.red)
      }
    }
  }
}

/// Fills the list with devices to try it out, and empties it again.
struct DemoDevicesSection: View {
  let configuration: DeviceListScreen.Configuration
  let didChange: (Bool) -> Void
  var didPressStop: (() -> Void)?

  var body: some View {
    Section {
      Toggle("10,000 demo devices", isOn: isOn)
        .disabled(configuration.isChangingDemoDevices)
      if let progress = configuration.demoProgress {
        HStack(spacing: 12) {
          ProgressView()
          Text(progress)
            .foregroundStyle(.secondary)
          Spacer()
          if configuration.canStopDemo, let didPressStop {
            Button("Cancel", action: didPressStop)
              .buttonStyle(.bordered)
          }
        }
      }
    }
  }

  private var isOn: Binding<Bool> {
    Binding(get: { configuration.hasDemoDevices }, set: { didChange($0) })
  }
}
