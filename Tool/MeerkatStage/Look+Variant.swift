import MeerkatDeeds
import MeerkatPictures
import MeerkatUI

extension StageRequest.Look {
  /// The width of the screen as text.
  var cells: Int { Deed.Look.cells(width: Int(width ?? 390)) }

  @MainActor var variant: Picture.Variant {
    Picture.Variant(
      "", colorScheme: isDark == true ? .dark : .light,
      layoutDirection: isRightToLeft == true ? .rightToLeft : .leftToRight,
      dynamicTypeSize: DynamicTypeSize.allCases.first { "\($0)" == type } ?? .large)
  }
}
