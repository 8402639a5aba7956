import GalleryRooms
import MeerkatTesting
import SwiftUI
import Testing

/// Every configuration of the one screen, as text.
@MainActor
struct ErrorScreenTests {
  @Test("Each configuration has a picture", arguments: ErrorExample.all)
  func picture(example: ErrorExample) throws {
    let app = try Driver(
      ErrorScreen(configuration: example.configuration)
        .didPressPrimary {}
        .didPressSecondary {}
        .didPressCancel {},
      width: 44)
    #expect(app.screenText == ErrorPictures.byName[example.name])
  }

  @Test func thereIsAnExampleForEachPicture() {
    #expect(Set(ErrorPictures.byName.keys) == Set(ErrorExample.all.map(\.name)))
  }

  @Test func whatThePresentersMakeIsAmongTheExamples() async {
    let made = await MadeConfigurations.all()
    let faces = Set(ErrorExample.all.map { Face($0.configuration) })
    let controls = ErrorExample.all.map(\.configuration.controls)
    for configuration in made {
      #expect(faces.contains(Face(configuration)))
      #expect(controls.contains(configuration.controls))
    }
    // Each presenter was seen before, while and after it asked.
    #expect(made.count == 26)
  }

  @Test(
    "What nobody listens to is not drawn",
    arguments: [
      ErrorScreen.Controls.buttons(primary: "Go", secondary: "Stay"),
      .progress("Going…", cancel: "Cancel"), .none,
    ])
  func unhandled(controls: ErrorScreen.Controls) throws {
    let app = try Driver(
      ErrorScreen(
        configuration: ErrorScreen.Configuration(
          systemImage: "star", title: "Title", controls: controls)))
    #expect(!app.elements.contains { $0.role == .button })
  }

  @Test func eachButtonReportsWhatWasPressed() throws {
    var pressed: [String] = []
    let buttons = ErrorScreen.Configuration(
      systemImage: "star", title: "Title", controls: .buttons(primary: "Go", secondary: "Stay"))
    let app = try Driver(
      ErrorScreen(configuration: buttons)
        .didPressPrimary { pressed.append("primary") }
        .didPressSecondary { pressed.append("secondary") })
    try app.tap("Stay")
    try app.tap("Go")
    #expect(pressed == ["secondary", "primary"])
  }

  @Test func theTitleIsAHeading() throws {
    let app = try Driver(ErrorScreen(configuration: ErrorExample.all[0].configuration))
    #expect(app.exists(.header("No internet connection")))
  }
}
