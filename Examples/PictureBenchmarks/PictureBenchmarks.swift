import Foundation
import GalleryRooms
import Meerkat
import MeerkatPictures
import SwiftUI

/// Measures how long pictures of whole screens take: from the view to the SVG, bodies, layout and all.
@main
@MainActor
struct PictureBenchmarks {
  private static let windows: [(name: String, width: CGFloat, height: CGFloat)] = [
    ("phone", 390, 844), ("tablet", 1_024, 768), ("window", 1_440, 900),
  ]
  private static let rooms: [GalleryFlow.Destination] = [
    .home, .course, .customers, .devices, .errors, .todos, .places,
  ]

  static func main() throws {
    print("The ten largest of the Gallery's screens:")
    print("screen                     best     median   bytes")
    let screens = try rooms.flatMap { room in
      try windows.map { window in
        try measure("\(room.rawValue), \(window.name)") {
          let flow = GalleryFlow()
          if room != .home { flow.push(room) }
          return try Picture(of: FlowView(flow), width: window.width, height: window.height)
        }
      }
    }
    for screen in screens.sorted(by: { $0.bytes > $1.bytes }).prefix(10) { print(screen.line) }
    print("\nA list on a phone:")
    for count in [100, 10_000, 1_000_000] {
      let list = List(0..<count, id: \.self) { Text("Row \($0)") }
      print(
        try measure("\(count) rows") { try Picture(of: list, width: 390, height: 844) }.line)
    }
  }

  /// What drawing a screen took.
  private struct Result {
    let name: String
    let times: [Double]
    let bytes: Int

    var line: String {
      let columns = [times[0], times[times.count / 2]].map { String(format: "%8.2f ms", $0) }
      return name.padding(toLength: 20, withPad: " ", startingAt: 0) + columns.joined()
        + String(format: "%8d", bytes)
    }
  }

  private static func measure(_ name: String, _ draw: () throws -> Picture) rethrows -> Result {
    var bytes = 0
    let times = try (0..<50).map { _ in
      let start = ContinuousClock.now
      bytes = try draw().svg.utf8.count
      return (ContinuousClock.now - start) / .milliseconds(1)
    }
    return Result(name: name, times: times.sorted(), bytes: bytes)
  }
}
