/// The name under which a step's destination is written, which is its style.
///
/// The names are part of the saved form and stay as they are, whatever becomes of the types.
struct StepKey: CodingKey {
  static var root: StepKey { StepKey(stringValue: "root") }

  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  init(_ style: Style) {
    self.init(stringValue: style.presentation?.kind.rawValue ?? "push")
  }

  /// The style with this name, or nil when there is none.
  var style: Style? {
    if stringValue == "push" || stringValue == "root" { return .push }
    return Presentation.Kind(rawValue: stringValue).map { .present(Presentation($0)) }
  }
}
