import Meerkat
import SwiftUI

/// A device at a glance, and what else is known about it.
struct DeviceFacts: View {
  let device: DeviceDetailsScreen.Overview

  var body: some View {
    List {
      Section {
        VStack(spacing: 8) {
          DeviceSign(systemImage: device.stateImage, size: 72)
          Text(device.name)
            .font(.title2)
            .bold()
            .multilineTextAlignment(.center)
          Text(device.state)
            .foregroundStyle(.secondary)
        }
        .padding()
        .frame(maxWidth: .infinity)
      }
      Section {
        ForEach(device.facts) { fact in
          Label {
            VStack(alignment: .leading, spacing: 2) {
              Text(fact.name)
                .font(.caption)
                .foregroundStyle(.secondary)
              Text(fact.value)
            }
          } icon: {
            Image(systemName: fact.systemImage)
          }
        }
      }
    }
  }
}
