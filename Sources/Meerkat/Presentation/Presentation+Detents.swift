import MeerkatJourney
import MeerkatUI

extension Presentation {
  /// The heights at which a sheet rests; nearly the whole screen if it has none.
  var restingPlaces: Set<PresentationDetent> {
    detents.isEmpty ? [.large] : Set(detents.map(PresentationDetent.init))
  }
}

extension PresentationDetent {
  fileprivate init(_ detent: SheetDetent) {
    self =
      switch detent {
      case .medium: .medium
      case .large: .large
      case .fraction(let fraction): .fraction(fraction)
      case .height(let height): .height(height)
      }
  }
}
