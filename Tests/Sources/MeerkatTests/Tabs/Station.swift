import Meerkat

/// A flow of tracks, each with a platform of its own.
@Observable
final class Station: Flow {
  enum Place: Codable, Hashable, Linked, Restorable {
    case tracks, notice
    static let restoration = Restoration<Self>(name: "station")
    static let links = Links<Self> {
      DeepLink("", .tracks)
      DeepLink("notice", .notice, as: .sheet)
    }
  }

  enum Track: String, CaseIterable, LinkValue { case one, two, three, four }

  let navigator = Navigator<Place>(root: .tracks)
  var tracks: TabSelection<Track>

  /// The tracks whose platforms were made, in order.
  @ObservationIgnored var made: [Track] = []

  init(_ tracks: [Track] = Track.allCases) throws {
    self.tracks = TabSelection(tracks)
  }

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .tracks:
      @Bindable var flow = self
      FlowTabs($flow.tracks) { track in
        FlowView(flow.platform(for: track))
      } label: { track in
        Text(track.rawValue)
      }
    case .notice: PlaceScreen(name: "notice")
    }
  }

  private func platform(for track: Track) -> Platform {
    made.append(track)
    return Platform(track)
  }

  /// The flow at a track, if the track was ever seen.
  subscript(track: Track) -> Platform? { child(Platform.self, inTab: track) }
}

/// A flow at a track.
@Observable
final class Platform: Flow {
  enum Place: Hashable {
    case bench, train(Int), office
    /// A place that only an earlier version of the app knows how to read.
    case waitingRoom
  }
  typealias Outcome = String

  let navigator = Navigator<Place>(root: .bench)
  let track: Station.Track

  /// What is answered; allowed where nothing is said.
  @ObservationIgnored var leaving: [Place: Permission<Place>] = [:]
  @ObservationIgnored var entering: [Place: Permission<Place>] = [:]

  init(_ track: Station.Track = .one) { self.track = track }

  func screen(for place: Place) -> some View {
    PlaceScreen(name: "\(track) \(place)")
  }

  func shouldLeave(_ place: Place) -> Permission<Place> { leaving[place] ?? .allow }

  func shouldEnter(_ place: Place) -> Permission<Place> { entering[place] ?? .allow }
}

extension Platform.Place: Linked {
  static let links = Links<Self> {
    DeepLink("", .bench)
    DeepLink("office", .office)
    DeepLink("train/{number}", Self.train) {
      if case .train(let number) = $0 { number } else { nil }
    }
  }
}

extension Platform.Place: Restorable {
  static let restoration = Restoration<Self>(name: "platform")

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bench: try container.encode("bench")
    case .office: try container.encode("office")
    case .train(let number): try container.encode("\(number)")
    case .waitingRoom: try container.encode("waiting room")
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    switch try container.decode(String.self) {
    case "bench": self = .bench
    case "office": self = .office
    case let text:
      guard let number = Int(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "There is no \(text).")
      }
      self = .train(number)
    }
  }
}
