import MeerkatStage
import MeerkatUI
import MeerkatViews
import Testing

/// What is found out about previews for people who can't see them well.
@MainActor
struct ScreenCheckTests {
  private func findings(_ view: some View, _ look: PreviewLook = .standard) async -> [String] {
    await ScreenCheck.report(on: AnyView(view), in: look).findings
  }

  @Test func controlsAndImagesWithoutALabelAreFound() async {
    let found = await findings(
      VStack {
        Button {
        } label: {
          Image(systemName: "trash")
        }
        TextField("", text: .constant(""))
        Toggle("", isOn: .constant(true))
      })
    #expect(
      found == [
        "A button with the image “trash” has no label: add `.accessibilityLabel(_:)`.",
        "A text field has no label: add `.accessibilityLabel(_:)`.",
        "A toggle has no label: add `.accessibilityLabel(_:)`.",
      ])
  }

  @Test func whatHasALabelOrIsHiddenIsNotFound() async {
    let found = await findings(
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
    #expect(found == [])
  }

  @Test func textsThatHardlyStandOutAreFound() async {
    let found = await findings(
      VStack {
        Text("Fine")
        Text("Faint").foregroundStyle(Color(red: 0.7, green: 0.7, blue: 0.7))
        Text("Large").font(.largeTitle).foregroundStyle(Color(red: 0.55, green: 0.55, blue: 0.55))
        Text("On black").foregroundStyle(.black).background(Color.black)
        Text("Half").opacity(0.3)
        Text("On a gradient").foregroundStyle(.white)
          .background(
            LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
        Button("Disabled") {}.disabled(true)
      })
    #expect(
      found == [
        "“Faint” has a contrast of 2.1:1 to what is behind it; text needs 4.5:1.",
        "“On black” has a contrast of 1.0:1 to what is behind it; text needs 4.5:1.",
        "“Half” has a contrast of 2.0:1 to what is behind it; text needs 4.5:1.",
      ])
  }

  @Test func aTextOfSeveralLinesIsFoundOnceAndAsItReads() async {
    let found = await findings(
      Text("Tom & “Jerry” <both> take more than one line")
        .foregroundStyle(Color(red: 0.7, green: 0.7, blue: 0.7))
        .frame(width: 120))
    #expect(
      found == [
        "“Tom & “Jerry” <both> take more than one line” has a contrast of 2.1:1 to what is behind it; "
          + "text needs 4.5:1."
      ])
  }

  @Test func theColoursAreThoseOfTheLook() async {
    let text = Text("White").foregroundStyle(.white)
    #expect(await findings(text, .dark) == [])
    #expect(await findings(text, .light).count == 1)
  }

  @Test func anEmptyScreenAndOneWithoutRestAreFound() async {
    #expect(await findings(EmptyView()) == ["The screen is empty."])
    #expect(await findings(Color.red) == [])
    #expect(
      await findings(Restless()) == [
        "The screen never comes to rest: its views are evaluated again and again."
      ])
  }

  @Test func aReportListsWhatAScreenReaderFinds() async {
    let view = VStack {
      Text("Hello")
      Toggle("Sound", isOn: .constant(true)).disabled(true)
    }
    #expect(
      await ScreenCheck.report(on: AnyView(view), in: .narrow).elements
        == ["text \"Hello\"", "toggle \"Sound\", on, disabled"])
  }
}

private struct Restless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").task(id: count) { count += 1 }
  }
}
