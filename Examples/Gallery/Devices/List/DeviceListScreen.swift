import Meerkat
package import MeerkatActions
package import SwiftUI

/// All devices, one line each.
@Actions
package struct DeviceListScreen: View {
  let configuration: Configuration
  let rows: DeviceRowPresenters
  @Action package var didPressInstall: (() -> Void)?
  @Action package var didPressTryAgain: (() -> Void)?
  @Action package var didPressHideReport: (() -> Void)?
  @Action package var didChangeDemoDevices: ((Bool) -> Void)?
  @Action package var didPressStopDemo: (() -> Void)?

  package var body: some View {
    content
      .navigationTitle("Devices")
      .toolbar {
        if let didPressInstall {
          ToolbarItem(placement: .primaryAction) {
            Button(action: didPressInstall) {
              Label("Install a device", systemImage: "plus")
            }
          }
        }
      }
  }

  @ViewBuilder private var content: some View {
    if let failure = configuration.failure {
      ErrorScreen(
        configuration: ErrorScreen.Configuration(
          systemImage: "externaldrive.badge.exclamationmark", title: "The devices can’t be shown",
          description: failure, controls: .buttons(primary: "Try again")),
        didPressPrimary: didPressTryAgain)
    } else if let progress = configuration.progress {
      ProgressNotice(text: progress)
    } else {
      List {
        DeviceListNotices(configuration: configuration, didPressHideReport: didPressHideReport)
        demo
        devices
      }
    }
  }

  @ViewBuilder private var demo: some View {
    if let didChangeDemoDevices, configuration.summary != nil {
      DemoDevicesSection(
        configuration: configuration, didChange: didChangeDemoDevices,
        didPressStop: didPressStopDemo)
    }
  }

  @ViewBuilder private var devices: some View {
    if let summary = configuration.summary {
      Section {
        ForEach(configuration.devices, id: \.self) { id in
          if let presenter = rows[id] { DeviceRow(presenter: presenter) }
        }
        if configuration.devices.isEmpty {
          Label("Install your first lock, or add demo devices.", systemImage: "lock.shield")
            .foregroundStyle(.secondary)
        }
      } header: {
        Text(summary)
      }
    }
  }
}
