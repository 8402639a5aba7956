import Meerkat

extension MainFlow.Destination: Restorable {
  static let restoration = Restoration<Self>(name: "main")
}

extension CupsFlow.Destination: Restorable {
  static let restoration = Restoration<Self>(name: "cups")
}

extension TeasFlow.Destination: Restorable {
  static let restoration = Restoration<Self>(name: "teas")
}

extension BrewingFlow.Destination: Restorable {
  static let restoration = Restoration<Self>(name: "brewing")
}
