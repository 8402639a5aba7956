import MeerkatUI

/// Source as people write it for SwiftUI: that it compiles is what is tested.
struct InputCallSites: View {
  enum Field: Hashable { case name, mail }
  @State private var isOn = false
  @State private var name = ""
  @State private var number = 3
  @Namespace private var namespace
  @GestureState private var drag = CGSize.zero
  let title: String = "Title"
  func save() {}

  var body: some View {
    Text("x").onTapGesture { number += 1 }.onTapGesture(count: 2) { save() }.onTapGesture(
      perform: save
    ).onLongPressGesture { save() }
    Text("x").gesture(TapGesture().onEnded { save() }).gesture(
      DragGesture().onChanged { v in number = Int(v.translation.width) }.onEnded { _ in save() }
    ).simultaneousGesture(TapGesture().onEnded { _ in })
    Text("x").gesture(DragGesture().updating($drag) { v, s, _ in s = v.translation }).gesture(
      isOn ? DragGesture() : nil)
    Text("x").animation(.spring(), value: isOn).animation(.default).transition(.opacity).transition(
      .move(edge: .bottom).combined(with: .opacity)
    ).transition(.asymmetric(insertion: .scale, removal: .slide))
    Text("x").matchedGeometryEffect(id: "x", in: namespace).contentTransition(.numericText())
    Text("x").accessibilityLabel("x").accessibilityLabel(Text("y")).accessibilityLabel(title)
      .accessibilityHidden(true).accessibilityElement(children: .combine).accessibilityAddTraits(
        .isHeader
      ).accessibilityAddTraits([.isButton, .isSelected]).accessibilityIdentifier("id")
      .accessibilityValue("\(number)").accessibilityHint("h").accessibilityAction(named: "x") {
        save()
      }
    Text("x").redacted(reason: isOn ? .placeholder : []).drawingGroup().compositingGroup()
      .allowsHitTesting(false).hoverEffect().onHover { isOn = $0 }.tag(1).tag(Field.name)
    Text("x").listRowBackground(Color.clear).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
      .listStyle(.plain).listStyle(InsetGroupedListStyle()).listRowSeparator(
        .hidden, edges: .bottom)
    Text("x").contextMenu { Button("x") {} }.swipeActions { Button("x") {} }.swipeActions(
      edge: .leading, allowsFullSwipe: false
    ) { Text("y") }.refreshable { await Task.yield() }
    Text("x").scrollIndicators(.hidden).scrollDismissesKeyboard(.interactively).contentMargins(
      .horizontal, 8
    ).pickerStyle(.segmented).formStyle(.grouped).menuStyle(.borderlessButton)
    Text("x").rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0)).blendMode(.multiply)
      .grayscale(1)
  }
}
