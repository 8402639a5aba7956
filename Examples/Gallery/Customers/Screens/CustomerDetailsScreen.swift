import Meerkat
import SwiftUI

/// All about one customer.
struct CustomerDetailsScreen: View {
  let configuration: Configuration

  var body: some View {
    List {
      Section {
        VStack(spacing: 8) {
          Image(systemName: "person.crop.circle.fill")
            .font(.largeTitle)
            .foregroundStyle(.tint)
            .accessibilityHidden(true)
          Text(configuration.name)
            .font(.title2)
            .bold()
            .multilineTextAlignment(.center)
        }
        .padding()
        .frame(maxWidth: .infinity)
      }
      Section {
        ForEach(configuration.facts) { fact in
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
    .navigationTitle(configuration.name)
  }
}
