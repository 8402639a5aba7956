import ArgumentParser
import Foundation
import MeerkatDeeds

/// What a verb that looks at an app is given: the place, and how to look at it.
struct LookOptions: ParsableArguments {
  @Argument(help: "An address such as /customers, or a preview: its name, or File.swift:LINE.")
  var place = "/"

  @Flag(help: "In dark colours.") var dark = false

  @Flag(help: "From right to left.") var rightToLeft = false

  @Option(help: "The size of text, from xSmall to accessibility5.") var type: String?

  @Option(help: "The language and region, such as de_DE.") var locale: String?

  @Option(
    help: "phone (390×844), tablet (820×1180), desktop (1280×800), or WIDTHxHEIGHT in points.")
  var size = "phone"

  /// The sizes that have a name, in points.
  private static let sizes = [
    "phone": (390.0, 844.0), "tablet": (820, 1_180), "desktop": (1_280, 800),
  ]
  private static let types = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  func validate() throws {
    _ = try Self.points(size)
    if let type, !Self.types.contains(type) {
      throw ValidationError("--type \(type): choose one of \(Self.types.joined(separator: ", ")).")
    }
  }

  /// Reads a size.
  static func points(_ size: String) throws -> (width: Double, height: Double) {
    if let known = sizes[size] { return known }
    let numbers = size.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy({ 1...20_000 ~= $0 }) else {
      throw ValidationError("--size \(size) is no size: choose phone, tablet, desktop or 390x844.")
    }
    return (numbers[0], numbers[1])
  }

  private var look: StageRequest.Look {
    var look = StageRequest.Look()
    (look.isDark, look.isRightToLeft) = (dark, rightToLeft)
    (look.type, look.locale) = (type, locale)
    let points = try? Self.points(size)
    (look.width, look.height) = (points?.width, points?.height)
    return look
  }

  /// What starts the app at the place.
  var start: StageRequest {
    var request = StageRequest(.start)
    if place.hasPrefix("/") || place.contains("://") {
      request.address = place
    } else {
      request.preview = place
    }
    request.look = look
    return request
  }
}
