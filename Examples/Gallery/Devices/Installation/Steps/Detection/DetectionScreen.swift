import Meerkat
package import MeerkatActions
package import SwiftUI

/// Looks for devices, and shows what was found so far.
@Actions
package struct DetectionScreen: View {
  let configuration: Configuration
  @Action package var didSelect: ((FoundDevice.ID) -> Void)?
  @Action package var didPressStop: (() -> Void)?
  @Action package var didPressSearchAgain: (() -> Void)?
  @Action package var didPressCancel: (() -> Void)?

  package var body: some View {
    List {
      if let progress = configuration.progress { search(progress) }
      if let notice = configuration.notice { DetectionNotice(notice: notice) }
      if !configuration.devices.isEmpty { devices }
      if configuration.progress == nil, let didPressSearchAgain {
        Section {
          Button(action: didPressSearchAgain) {
            Label("Search again", systemImage: "arrow.clockwise")
          }
        }
      }
    }
    .navigationTitle("Find your lock")
    .toolbar {
      if let didPressCancel {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel, action: didPressCancel)
        }
      }
    }
  }

  private func search(_ progress: Double) -> some View {
    Section {
      VStack(spacing: 12) {
        DeviceSign(systemImage: "dot.radiowaves.left.and.right", size: 72)
        Text("Looking for locks in your network…")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        ProgressView(value: progress)
          .accessibilityLabel("Search")
        if let didPressStop {
          Button("Stop searching", action: didPressStop)
            .buttonStyle(.bordered)
        }
      }
      .padding()
      .frame(maxWidth: .infinity)
    }
  }

  private var devices: some View {
    Section {
      ForEach(configuration.devices) { device in
        FoundDeviceRow(device: device, didSelect: didSelect)
      }
    } header: {
      Text("Found")
    } footer: {
      Text("Choose the lock to install.")
    }
  }
}
