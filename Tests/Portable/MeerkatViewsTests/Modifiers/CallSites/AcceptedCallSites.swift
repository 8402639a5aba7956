import Foundation
import MeerkatUI

/// Source as people write it for SwiftUI: that it compiles is what is tested.
struct AcceptedCallSites: View {
  @Namespace private var namespace
  @State private var isOn = false
  @State private var position = ScrollPosition(edge: .top)
  @State private var shown: Int?
  @GestureState private var distance = CGSize.zero
  @FocusedValue(\.document) private var document
  @AccessibilityFocusState private var isRead: Bool
  @Environment(\.openWindow) private var openWindow
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.refresh) private var refresh
  @Environment(\.defaultMinListRowHeight) private var rowHeight

  var body: some View {
    bars
    presentations
    scrolling
    symbols
    gestures
    shapes
    sharing
    rotors
    if sizeCategory > .large || sizeCategory.isAccessibilityCategory { Text("large") }
    Button("Windows") { openWindow(id: "x") }.accessibilityFocused($isRead)
      .focusedValue(\.document, "x").focusEffectDisabled()
      .accessibilityActions { Button("More") {} }
      .accessibilityInputLabels(["One", "Two"])
      .environment(\.defaultMinListRowHeight, 10)
  }

  private var bars: some View {
    Text("x")
      .toolbarBackground(Color.red, for: .navigationBar, .tabBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(.hidden)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbarVisibility(.hidden, for: .tabBar)
      .toolbarTitleDisplayMode(.inline)
      .toolbarRole(.editor)
      .toolbar(removing: .sidebarToggle)
      .toolbar {
        ToolbarItem { Text("y") }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarTitleMenu { Button("z") {} }
      }
      .statusBar(hidden: true).statusBarHidden().persistentSystemOverlays(.hidden)
      .navigationSubtitle("sub").tabBarMinimizeBehavior(.onScrollDown)
      .safeAreaBar(edge: .bottom) { Text("bar") }
  }

  private var presentations: some View {
    Text("x")
      .presentationBackground(.thinMaterial)
      .presentationBackground { Color.red }
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationCompactAdaptation(.popover)
      .presentationCornerRadius(12)
      .presentationContentInteraction(.scrolls)
      .presentationSizing(.form)
      .sensoryFeedback(.impact(weight: .heavy), trigger: isOn)
      .sensoryFeedback(trigger: isOn) { _, new in new ? .success : nil }
      .sensoryFeedback(.selection, trigger: isOn) { old, new in old != new }
      .glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 4))
      .glassEffect()
      .glassEffectID("x", in: namespace)
      .visualEffect { content, proxy in
        content.offset(y: proxy.size.height).opacity(0.5).scaleEffect(0.9)
      }
      .containerRelativeFrame(.horizontal, count: 3, spacing: 8)
      .containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
      .scenePadding()
  }

  private var scrolling: some View {
    ScrollView {
      Text("x").scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.3)
      }
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollTargetBehavior(.paging)
    .scrollPosition($position)
    .scrollPosition(id: $shown, anchor: .center)
    .defaultScrollAnchor(.bottom)
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: { _, _ in
    }
    .onScrollVisibilityChange { isOn = $0 }
    .onScrollPhaseChange { _, phase in isOn = phase.isScrolling }
    .scrollIndicatorsFlash(trigger: isOn)
    .coordinateSpace(name: "scroll")
    .coordinateSpace(.named("other"))
  }

  private var symbols: some View {
    Image(systemName: "star")
      .symbolEffect(.bounce, value: isOn)
      .symbolEffect(.bounce.up.byLayer, options: .repeating.speed(2), value: isOn)
      .symbolEffect(.variableColor.iterative, options: .repeat(3), isActive: isOn)
      .symbolEffect(.pulse)
      .contentTransition(.symbolEffect(.replace))
      .symbolEffectsRemoved()
  }

  private var gestures: some View {
    let press = LongPressGesture().sequenced(before: DragGesture(coordinateSpace: .global))
      .updating($distance) { value, state, _ in
        if case .second(true, let drag?) = value { state = drag.translation }
      }
    return Text("x")
      .gesture(press)
      .gesture(TapGesture().onEnded {}, isEnabled: isOn)
      .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .named("x")))
      .gesture(SpatialTapGesture(coordinateSpace: .local).onEnded { print($0.location) })
      .gesture(
        MagnifyGesture().simultaneously(with: RotateGesture())
          .onChanged { print($0.first?.magnification ?? 1) }
      )
      .onTapGesture(count: 2, coordinateSpace: .local) { print($0.x) }
      .onTapGesture(count: 2) {}
      .onLongPressGesture(minimumDuration: 1, pressing: { isOn = $0 }) {}
      .onKeyPress(.space) { .handled }
      .onDrag { NSItemProvider(object: "x" as NSString) }
      .onDrop(of: [.text], isTargeted: $isOn) { providers in !providers.isEmpty }
      .draggable("x")
      .draggable(Color.red)
      .dropDestination(for: String.self) { items, _ in !items.isEmpty }
      .handGestureShortcut(.primaryAction)
  }

  @ViewBuilder private var shapes: some View {
    Circle().union(Rectangle()).fill(.red)
    Circle().subtracting(Rectangle().offset(CGPoint(x: 1, y: 1))).stroke()
    RoundedRectangle(cornerRadius: 3).scale(0.5).rotation(.degrees(45)).size(width: 3, height: 4)
    ContainerRelativeShape().inset(by: 1)
    Rectangle().fill(ImagePaint(image: Image("x"), scale: 0.5))
    Color(uiColor: .systemBackground)
    Color(.systemGray6)
    Color(UIColor.secondarySystemBackground.withAlphaComponent(0.5))
    Circle().fill(.red.shadow(.drop(radius: 3)))
    PhaseAnimator([0, 1]) { phase in Text("\(phase)") }
    Text("x").phaseAnimator([false, true]) { content, phase in content.opacity(phase ? 1 : 0) }
    Text("x").modifier(Shake(distance: 3))
    Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(.init(rotationAngle: 1)).stroke(.red)
  }

  private var rotors: some View {
    let notes = [Note(id: 1, title: "One"), Note(id: 2, title: "Two")]
    return Text("x")
      .accessibilityRotor("Notes") {
        AccessibilityRotorEntry("x", id: 1)
        ForEach(notes) { note in
          if note.id > 1 {
            AccessibilityRotorEntry(note.title, id: note.id, in: namespace) { isOn = true }
          }
        }
      }
      .accessibilityRotor(.headings(level: .h1)) { AccessibilityRotorEntry(Text("x"), id: "y") }
      .accessibilityRotor(Text("Notes"), entries: notes, entryLabel: \.title)
      .accessibilityRotor("Notes", entries: notes, entryID: \.id, entryLabel: \.title)
      .accessibilityRotorEntry(id: 1, in: namespace)
  }

  @ViewBuilder private var sharing: some View {
    ShareLink("Share", item: "x")
    ShareLink(item: "x", preview: SharePreview("x"))
    ShareLink(item: "x", subject: Text("x"), message: Text("y"))
    ShareLink(item: "x") { Label("Share", systemImage: "star") }
    ShareLink(items: ["x", "y"])
    Text("x")
      .fileImporter(isPresented: $isOn, allowedContentTypes: [.plainText, .pdf]) { result in
        if case .success(let url) = result { print(url) }
      }
      .fileImporter(
        isPresented: $isOn, allowedContentTypes: [.image], allowsMultipleSelection: true
      ) { _ in }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { print($0.webpageURL as Any) }
  }
}

private struct Note: Identifiable {
  let id: Int
  let title: String
}

private struct Shake: GeometryEffect {
  var distance: CGFloat

  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}

private struct DocumentKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var document: String? {
    get { self[DocumentKey.self] }
    set { self[DocumentKey.self] = newValue }
  }
}

/// An app with scenes and commands as people write them.
struct AcceptedApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Text("x") }
      .commands {
        SidebarCommands()
        CommandMenu("Tools") { Button("Do") {}.keyboardShortcut("d") }
        CommandGroup(replacing: .newItem) {}
        CommandGroup(after: .appInfo) { Button("x") {} }
      }
      .defaultSize(width: 300, height: 200)
      .windowResizability(.contentSize)
      .windowStyle(.hiddenTitleBar)
      .onChange(of: phase) { print(phase) }
    Window("Other", id: "other") { Text("y") }
    Settings { Text("z") }
  }
}
