import Foundation
import Meerkat
import MeerkatTesting
import MeerkatViews
import Testing

/// A popover points at the view that its screen has marked.
@MainActor
struct PopoverSourceTests {
  @Observable
  final class Album: Flow {
    enum Place: Codable, Hashable { case photos, share, receiver }

    let navigator = Navigator<Place>(root: .photos)
    var hasButton = true
    var name = "share"

    @ViewBuilder func screen(for place: Place) -> some View {
      switch place {
      case .photos:
        VStack {
          Text("photos")
          if hasButton {
            Button("Share") { self.present(.share, as: .popover(from: self.name)) }
              .popoverSource(name)
          }
        }
      case .share:
        Button("To Ada") { self.push(.receiver) }.navigationTitle("share")
      case .receiver: PlaceScreen(name: "receiver")
      }
    }
  }

  let album = Album()
  let app: Driver

  init() throws { app = try Driver(FlowView(album), width: 30) }

  /// Whether the popover points at the button.
  private var isAtTheButton: Bool {
    _ = app.elements
    let popover = app.runtime.window.presentations.last as? PresentationElement
    return popover?.source is ButtonElement
  }

  @Test func itPointsAtTheViewAndIsUsedAsAnyOther() throws {
    try app.tap("Share")
    #expect(isAtTheButton)
    try app.tap("To Ada")
    #expect(app.exists(.header("receiver")))
    #expect(
      album.journey
        == Journey(
          .photos, [Journey.Step(.share, style: .popover(from: "share")), .push(.receiver)]))
    try app.back()
    #expect(app.exists(.header("share")))
    try app.close()
    #expect(album.journey.isAtRoot)
    try app.tap("Share")
    #expect(app.exists(.header("share")))
  }

  @Test func aViewCanHaveAnotherName() throws {
    _ = app.screenText
    album.name = "send"
    try app.tap("Share")
    #expect(isAtTheButton)
    try app.close()
    album.present(.share, as: .popover(from: "share"))
    #expect(app.exists(.header("share")))
    #expect(!isAtTheButton)
  }

  @Test func withoutTheViewItPointsAtTheScreen() throws {
    album.hasButton = false
    album.present(.share, as: .popover(from: "share"))
    #expect(app.exists(.header("share")))
    #expect(!isAtTheButton)
  }

  @Test func withoutItsViewItComesAnew() async throws {
    try app.tap("Share")
    album.hasButton = false
    #expect(!app.exists(.header("share")))
    try await app.waitFor(.header("share"))
    #expect(!isAtTheButton)
    #expect(album.journey.top.destination == .share)
  }

  @Test func itIsArchivedWithItsSource() throws {
    album.present(.share, as: .popover(from: "share"))
    let other = Album()
    #expect(try other.restore(from: try album.archive()).get().isEmpty)
    #expect(other.journey == album.journey)
    #expect(other.journey.top.style == .popover(from: "share"))
  }
}
