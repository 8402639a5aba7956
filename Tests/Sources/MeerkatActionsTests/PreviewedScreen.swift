import MeerkatActions
import MeerkatUI

/// A screen that is previewed in its own file and in another one.
@Actions
struct PreviewedScreen: View {
  let title: String
  @State private var taps = 0
  @Action var didPressClose: (() -> Void)?
  @Action(.disable) var didSelect: ((_ id: Int?) -> Void)?
  @Action(.disable) var didPressEdit: (() -> Void)? = nil

  var body: some View {
    Text(title)
    if let didPressClose { Button("Close", action: didPressClose) }
    if let didSelect { Button("Select") { didSelect(nil) }.disabled($didSelect.isDisabled) }
    if let didPressEdit { Button("Edit", action: didPressEdit) }
  }
}

/// A screen whose required action a preview gives.
@Actions
struct RequiredScreen<Value: Hashable>: View {
  let value: Value
  @Action var didPressClose: () -> Void

  var body: some View { Button("Close \(value)", action: didPressClose) }
}

/// A screen with properties whose types their values tell.
@Actions
struct OffsetScreen: View {
  let title: String
  var offset = -1
  private(set) var tags = ["a"]
  @State var taps = 0
  @Action(.disable) var didSelect: ((_ text: String) -> Void)?

  var body: some View {
    Button(title) { didSelect?("\(offset) \(tags) \(taps)") }
  }
}

/// A screen whose properties all have defaults.
@Actions
struct DefaultsScreen: View {
  var title = "Defaults"
  @State private var taps = 0
  @Action(.disable) var didPressClose: (() -> Void)?

  var body: some View {
    Text(title)
    if let didPressClose { Button("Close", action: didPressClose) }
  }
}

#Preview("Actions, defaults") { DefaultsScreen() }

#Preview("Actions, same file") { PreviewedScreen(title: "Same file") }

#Preview("Actions, listeners") {
  PreviewedScreen(title: "Listeners", didPressClose: {}, didPressEdit: {})
}

#Preview("Actions, values") { OffsetScreen(title: "Values", offset: 3, tags: ["b"], taps: 4) }
