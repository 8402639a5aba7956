import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct ScreenCheckTests {
  @Test func controlsAndImagesWithoutALabelAreFound() {
    let app = TestApp(
      VStack {
        Button {
        } label: {
          Image(systemName: "trash")
        }
        TextField("", text: .constant(""))
        Toggle("", isOn: .constant(true))
      })
    #expect(
      ScreenCheck.findings(in: app.runtime.window).map(\.description) == [
        "A button with the picture “trash” has no label: add `.accessibilityLabel(_:)`.",
        "A text field has no label: add `.accessibilityLabel(_:)`.",
        "A toggle has no label: add `.accessibilityLabel(_:)`.",
      ])
  }

  @Test func whatHasALabelOrIsHiddenIsNotFound() {
    let app = TestApp(
      VStack {
        Button {
        } label: {
          Image(systemName: "trash").accessibilityLabel("Delete")
        }
        Button("Save") {}
        TextField("Name", text: .constant(""))
        Toggle("", isOn: .constant(true)).accessibilityLabel("Sound")
        Toggle("", isOn: .constant(true)).accessibilityHidden(true)
      })
    #expect(ScreenCheck.findings(in: app.runtime.window) == [])
  }
}
