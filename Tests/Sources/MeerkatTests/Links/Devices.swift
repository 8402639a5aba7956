import Meerkat

/// Devices, and a flow in which one is installed.
@Observable
final class Devices: Flow {
  enum Place: Codable, Hashable { case list, device(Int), install, hint }

  let navigator = Navigator<Place>(root: .list)
  var isSignedIn = true

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .list:
      PlaceScreen(name: "list", actions: ["Install": { self.push(.install) }])
    case .device(let id): PlaceScreen(name: "device \(id)")
    case .install: FlowView(Installation())
    case .hint: Button("Fine") {}
    }
  }

  func dialog(for place: Place) -> Dialog? { place == .hint ? Dialog("A hint") : nil }

  func shouldEnter(_ place: Place) -> Permission<Place> {
    place == .install && !isSignedIn ? .first(.hint, style: .alert) : .allow
  }
}

extension Devices.Place: Linked {
  static let links = Links<Self> {
    DeepLink("devices", .list)
    DeepLink("devices/{id}", Self.device) { if case .device(let id) = $0 { id } else { nil } }
    DeepLink("devices/install", .install)
  }
}

extension Devices.Place: Restorable {
  static let restoration = Restoration<Self>(name: "devices")
}

/// The installation of a device, wherever it is placed.
@Observable
final class Installation: Flow {
  enum Place: Codable, Hashable { case detect, login(String?), help }

  let navigator = Navigator<Place>(root: .detect)

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .detect:
      PlaceScreen(name: "detect", actions: ["Next": { self.push(.login(nil)) }])
    case .login(let name): PlaceScreen(name: "login \(name ?? "")")
    case .help: PlaceScreen(name: "help")
    }
  }
}

extension Installation.Place: Linked {
  static let links = Links<Self> {
    DeepLink("login?name={name}", Self.login) {
      if case .login(let name) = $0 { name } else { nil }
    }
    DeepLink("help", .help, as: .sheet)
  }
}

extension Installation.Place: Restorable {
  static let restoration = Restoration<Self>(name: "installation")
}
