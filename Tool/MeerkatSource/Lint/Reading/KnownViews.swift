/// SwiftUI's views, by what they do.
enum KnownViews {
  /// Protocols of views that wrap the system's.
  static let wrappers: Set<String> = [
    "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable",
    "NSViewRepresentable", "WKInterfaceObjectRepresentable",
  ]

  /// Views that show what their closures make.
  static let containers: Set<String> = [
    "AnyView", "Button", "ControlGroup", "DisclosureGroup", "ForEach", "Form", "GeometryReader",
    "GlassEffectContainer", "Grid", "GridRow", "Group", "GroupBox", "HSplitView", "HStack",
    "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "Menu",
    "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "ScrollView",
    "ScrollViewReader", "Section", "TabView", "Tab", "Table", "TimelineView", "UIHostingController",
    "VSplitView", "VStack", "ViewThatFits", "WithPerceptionTracking", "WithViewStore", "ZStack",
  ]

  /// Views, and values that are views, without views of others inside.
  static let leaves: Set<String> = [
    "Alert", "AsyncImage", "Canvas", "Capsule", "Chart", "Circle", "Color", "ColorPicker",
    "ContentUnavailableView", "DatePicker", "Divider", "EditButton", "Ellipse", "EmptyView",
    "Gauge", "Image", "Label", "LinearGradient", "Link", "Map", "NavigationLink", "Path",
    "PhotosPicker", "Picker", "ProgressView", "RadialGradient", "Rectangle", "RenameButton",
    "RoundedRectangle", "SecureField", "SettingsLink", "ShareLink", "Slider", "Spacer", "Stepper",
    "SubscriptionStoreView", "Text", "TextEditor", "TextField", "Toggle", "ToolbarItem",
    "ToolbarItemGroup", "URL", "VideoPlayer",
  ]

  /// Controls, by which a user acts.
  static let controls: Set<String> = [
    "Button", "ColorPicker", "DatePicker", "DisclosureGroup", "EditButton", "Link", "Menu",
    "NavigationLink", "Picker", "SecureField", "ShareLink", "Slider", "Stepper", "TextEditor",
    "TextField", "Toggle", "gesture", "onLongPressGesture", "onTapGesture", "swipeActions",
  ]

  /// What shows a journey: stacks, columns and tabs, and Meerkat's flows.
  static let hosts: Set<String> = [
    "FlowSplit", "FlowTabs", "FlowView", "NavigationSplitView", "NavigationStack", "NavigationView",
    "TabView",
  ]

  /// Modifiers that show another view above, or push it.
  static let presentations: Set<String> = [
    "fullScreenCover", "navigationDestination", "popover", "sheet",
  ]
}
