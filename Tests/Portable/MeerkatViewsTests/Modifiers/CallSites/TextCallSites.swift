import MeerkatUI

/// Source as people write it for SwiftUI: that it compiles is what is tested.
struct TextCallSites: View {
  @State private var isOn = false
  @State private var name = ""
  let title: String = "Title"

  var body: some View {
    Text("Hello, \(name)!").font(.title).fontWeight(.bold).foregroundColor(.secondary).lineLimit(2)
      .multilineTextAlignment(.center)
    Text(title).font(.system(size: 13, weight: .semibold, design: .rounded)).bold().italic()
      .underline().kerning(1)
    Text(title).padding().font(.headline.weight(.bold)).minimumScaleFactor(0.5).truncationMode(
      .tail
    ).textCase(.uppercase).lineSpacing(4)
    VStack { Text("a") }.bold().italic().underline().strikethrough(true, color: .red).fontDesign(
      .serif
    ).monospacedDigit().fontWeight(isOn ? .bold : .regular)
    Text("x").lineLimit(nil).lineLimit(1...3).lineLimit(3, reservesSpace: true).fixedSize(
      horizontal: false, vertical: true
    ).dynamicTypeSize(.large)
    Text("x").foregroundStyle(isOn ? Color.red : Color.blue).foregroundStyle(.secondary)
      .foregroundStyle(.red, .blue)
    Text("x").foregroundStyle(isOn ? .red : .blue).foregroundStyle(.tint).foregroundStyle(.brand)
    Text("x").foregroundStyle(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    ).foregroundStyle(.primary.opacity(0.5))
    Text("x").foregroundColor(isOn ? .accentColor : nil).font(nil).textSelection(.enabled)
    Text("x").foregroundStyle(Color.white.opacity(0.7)).tint(.red).accentColor(.green)
  }
}
