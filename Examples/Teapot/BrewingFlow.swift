import Meerkat
import SwiftUI

final class BrewingFlow: Flow {
  enum Destination: Codable, Hashable, Sendable { case steeping, rating }
  typealias Outcome = Int

  let navigator = Navigator<Destination>(root: .steeping)
  private let tea: Tea

  init(_ tea: Tea) { self.tea = tea }

  func screen(for destination: Destination) -> some View {
    switch destination {
    case .steeping:
      SteepingScreen(
        tea: tea, didPressReady: { self.push(.rating) }, didPressStop: leave)
    case .rating:
      RatingScreen(didSelect: finish, didPressStop: leave)
    }
  }
}
