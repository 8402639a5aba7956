import GalleryRooms
import Meerkat
import MeerkatTesting
import SwiftUI
import Testing

/// What the options of actions make of a screen, with a listener and without one.
@MainActor
struct HomeworkTests {
  let upload = Upload()
  let app: Driver

  init() throws {
    let presenter = HomeworkPresenter(upload: upload.send)
    app = try Driver(NavigationStack { HomeworkPage(presenter: presenter) })
  }

  @Test func handingInTakesAWhileAndIsDoneOnce() async throws {
    try app.tap("Hand in")
    await upload.untilStarted()
    #expect(try !app.element(.button("Hand in")).isEnabled)
    upload.finish()
    try await app.waitFor(.text("Handed in"))
    #expect(try app.element(.button("Hand in")).isEnabled)
    #expect(upload.count == 1)
  }

  @Test func allWhoListenHearOfALike() throws {
    try app.tap("0 likes")
    #expect(app.exists("1 like"))
    #expect(app.exists("Someone liked it."))
  }

  @Test func withoutAListenerEachOptionSaysWhatHappens() throws {
    try app.toggle(.toggle("A parent handles the actions"))
    #expect(try !app.element(.button("Hand in")).isEnabled)
    #expect(!app.exists("0 likes"))
    try app.tap("Report a mistake")
    #expect(app.screenText.contains("didPressReport"))
  }
}

/// A way to the teacher that takes as long as a test wants.
@MainActor
final class Upload {
  private(set) var count = 0
  private var waiting: CheckedContinuation<Void, Never>?
  private var started: CheckedContinuation<Void, Never>?

  func send() async {
    count += 1
    await withCheckedContinuation { continuation in
      waiting = continuation
      started?.resume()
      started = nil
    }
  }

  func untilStarted() async {
    guard waiting == nil else { return }
    await withCheckedContinuation { started = $0 }
  }

  func finish() {
    waiting?.resume()
    waiting = nil
  }
}
