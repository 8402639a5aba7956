import Foundation
import MeerkatPictures
import MeerkatUI

/// What a stage is asked for, in a line of JSON.
struct Request: Decodable {
  enum Verb: String, Decodable {
    /// The app, or a preview, begins anew; answers with the screen.
    case start
    /// Does deeds; answers with the screen.
    case deeds
    /// The screen as text.
    case text
    /// The screen as SVG, or as PNG in Base64.
    case picture
    /// The title, and the address.
    case place
    /// All previews, one a line.
    case previews
  }

  /// How the app is looked at.
  struct Look: Decodable {
    var isDark: Bool?
    var isRightToLeft: Bool?
    /// A size of text, as `DynamicTypeSize` calls it.
    var type: String?
    var locale: String?
    /// In points.
    var width: CGFloat?
    var height: CGFloat?

    /// The width of the screen as text: a cell is 6.5 points wide, 60 of them a phone.
    var cells: Int { max(20, Int((width ?? 390) / 6.5)) }

    @MainActor var variant: Picture.Variant {
      Picture.Variant(
        "", colorScheme: isDark == true ? .dark : .light,
        layoutDirection: isRightToLeft == true ? .rightToLeft : .leftToRight,
        dynamicTypeSize: DynamicTypeSize.allCases.first { "\($0)" == type } ?? .large)
    }
  }

  let verb: Verb
  var text: String?
  var address: String?
  var preview: String?
  var look: Look?
  var isPNG: Bool?
}

/// What a stage answers, in a line of JSON.
struct Answer: Encodable {
  var text: String?
  /// What can't be done, why, and what to do instead.
  var error: String?
}
