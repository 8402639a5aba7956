import MeerkatDeeds
import MeerkatPictures
import MeerkatUI

extension StageRequest.Look {
  /// The width of the screen as text: a cell is 6.5 points wide, 60 of them a phone.
  var cells: Int { max(20, Int((width ?? 390) / 6.5)) }

  @MainActor var variant: Picture.Variant {
    Picture.Variant(
      "", colorScheme: isDark == true ? .dark : .light,
      layoutDirection: isRightToLeft == true ? .rightToLeft : .leftToRight,
      dynamicTypeSize: DynamicTypeSize.allCases.first { "\($0)" == type } ?? .large)
  }
}
