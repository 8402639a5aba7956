import MeerkatUI

/// Source as people write it for SwiftUI: that it compiles is what is tested.
struct LookCallSites: View {
  @State private var isOn = false
  @GestureState private var drag = CGSize.zero

  var body: some View {
    Color.red.frame(width: 10, height: 10).opacity(0.5)
    Color.clear.frame(height: 1)
    Color.black.opacity(0.3).ignoresSafeArea().edgesIgnoringSafeArea(.all)
    Text("x").padding(.horizontal).padding(.vertical, 8).padding(4).padding([.top, .leading], 3)
      .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    Text("x").frame(maxWidth: .infinity, alignment: .leading).frame(width: 100).frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 10)
    Text("x").background(Color.red).background(.red).background(.ultraThinMaterial).background(
      Color(.sRGB, white: 0.5)
    ).background(.background).background()
    Text("x").background { Color.red }.background(alignment: .top) {
      Circle(); Text("y")
    }.background(RoundedRectangle(cornerRadius: 8).fill(Color.red))
    Text("x").background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8)).background(
      Color.red, in: .capsule
    ).background(.tint, in: .rect(cornerRadius: 4)).background(in: Circle())
    Text("x").background(
      LinearGradient(
        gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
    ).background(Text("y"), alignment: .leading).background(isOn ? Color.red : .clear)
    Text("x").overlay(Circle().stroke(Color.white, lineWidth: 4)).overlay {
      RoundedRectangle(cornerRadius: 16).stroke(.gray, lineWidth: 1)
    }.overlay(alignment: .bottom) { Divider() }
    Text("x").overlay(RoundedRectangle(cornerRadius: 8, style: .continuous).strokeBorder(.red))
      .overlay(Text("y"), alignment: .topTrailing).overlay(Color.red.opacity(0.2))
    Text("x").clipShape(Circle()).clipShape(.rect(cornerRadius: 8)).clipShape(.capsule).clipShape(
      RoundedRectangle(cornerRadius: 8)
    ).clipped().cornerRadius(4)
    Text("x").shadow(radius: 3).shadow(color: .black.opacity(0.1), radius: 3, x: 0, y: 2).shadow(
      color: .red, radius: 1, y: 2
    ).blur(radius: isOn ? 3 : 0)
    Text("x").border(.red).border(Color.red, width: 2).rotationEffect(.degrees(45)).rotationEffect(
      Angle(degrees: 3), anchor: .center
    ).scaleEffect(1.2).scaleEffect(x: 1, y: -1).offset(x: 3).offset(y: 2).offset(drag)
    Text("x").position(x: 1, y: 2).zIndex(1).layoutPriority(1).hidden().opacity(isOn ? 1 : 0)
      .aspectRatio(contentMode: .fit).aspectRatio(16 / 9, contentMode: .fill).scaledToFit()
    Image(systemName: "star").resizable().scaledToFit().frame(width: 10).imageScale(.large)
      .symbolRenderingMode(.hierarchical).symbolVariant(.fill)
    Text("x").mask(Circle()).mask {
      LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    }
    Text("x").alignmentGuide(.leading) { d in d[.trailing] }.alignmentGuide(
      VerticalAlignment.center
    ) { $0.height / 2 }.preferredColorScheme(.dark).preferredColorScheme(isOn ? .dark : nil)
    Text("x").safeAreaInset(edge: .bottom) { Text("y") }.safeAreaPadding(.horizontal, 8).card()
      .card(.red).if(isOn) { $0.padding() }
  }
}
