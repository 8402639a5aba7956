import GalleryRooms
import MeerkatTesting
import Observation
import SwiftUI
import Testing

/// An error that the Gallery does not have, drawn by the Gallery's screen.
@MainActor
struct FullDiskTests {
  @Test func aNewErrorIsAPresenterAndNothingElse() throws {
    let app = try Driver(ErrorPage(FullDiskPresenter()), width: 44)
    #expect(
      app.screenText == """

                              ⌫

                      The disk is full

            400 MB are needed to go on, and 12 MB
                          are free.

           [          Delete downloads          ]

           [               Not now              ]
        """)
    try app.tap("Delete downloads")
    #expect(
      app.screenText == """

                              ✓

                        There is room
        """)
  }
}

/// The disk is full, until the user has deleted something.
@MainActor @Observable
private final class FullDiskPresenter: ErrorPresenter {
  private var isFull = true

  var configuration: ErrorScreen.Configuration {
    guard isFull else {
      return ErrorScreen.Configuration(systemImage: "checkmark.circle", title: "There is room")
    }
    return ErrorScreen.Configuration(
      systemImage: "trash", title: "The disk is full",
      description: "400 MB are needed to go on, and 12 MB are free.",
      controls: .buttons(primary: "Delete downloads", secondary: "Not now"))
  }

  func didPressPrimary() { isFull = false }
  func didPressSecondary() {}
}
