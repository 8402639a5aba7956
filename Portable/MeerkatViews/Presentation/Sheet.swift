/// A view that presents a screen for the value of a binding.
nonisolated private struct Presenting<Content: View, Item, ID: Hashable, Screen: View>:
  ContainerView
{
  let content: Content
  let kind: PresentationElement.Kind
  let item: Binding<Item?>
  let id: (Item) -> ID
  let onDismiss: (() -> Void)?
  let screen: (Item) -> Screen

  @MainActor func bareNode(under parent: Node) -> SheetNode<Item, ID, Screen> {
    SheetNode(kind, under: parent)
  }

  @MainActor func update(_ node: SheetNode<Item, ID, Screen>) {
    set(node)
    node.update(content)
    node.scheduleEvaluation()
  }

  @MainActor func set(_ node: SheetNode<Item, ID, Screen>) {
    node.item = item
    node.id = id
    node.onDismiss = onDismiss
    node.screen = screen
  }
}

@MainActor
private final class SheetNode<Item, ID: Hashable, Screen: View>: PresenterNode {
  private let kind: PresentationElement.Kind
  private var element: PresentationElement?
  private var shownID: ID?
  /// What a user has closed though the binding goes on to have it.
  private var closedID: ID?

  var item: Binding<Item?>?
  var id: ((Item) -> ID)?
  var onDismiss: (() -> Void)?
  var screen: ((Item) -> Screen)?

  @Memberwise
  init(_ kind: PresentationElement.Kind, under parent: Node)

  override var presented: Element? { element }

  /// The value of another identity is another screen: the one before is dismissed first.
  override func present() {
    let wanted = item?.wrappedValue
    let wantedID = wanted.flatMap { id?($0) }
    if wantedID != closedID { closedID = nil }
    let (new, newID) = closedID == nil ? (wanted, wantedID) : (nil, nil)
    if let element, newID == shownID, let new {
      element.update(content(of: new))
      return
    }
    if shownID != nil { withdraw() }
    guard let new, let newID else { return }
    switch admission {
    case .now: show(new, newID)
    case .later: break
    case .never: closedID = newID
    }
  }

  private func content(of item: Item) -> DeferredContent<Screen?> {
    let screen = screen
    return DeferredContent { screen?(item) }
  }

  private func show(_ item: Item, _ id: ID) {
    let element = PresentationElement(
      kind, under: self,
      dismiss: { [weak self] in self?.dismiss() }, close: { [weak self] in self?.userClosed() })
    shownID = id
    self.element = element
    element.mount(content(of: item))
    runtime.window.present(element)
  }

  /// The app closes it by `dismiss`.
  private func dismiss() {
    item?.wrappedValue = nil
    closedID = shownID
    setNeedsEvaluation()
  }

  /// A user has closed it: it goes, whatever the binding holds, which hears of it when it has gone.
  private func userClosed() {
    closedID = shownID
    withdraw { [weak self] in
      guard let self else { return }
      for _ in 0..<(runtime.whims.contains(.tellsTwice) ? 2 : 1) { item?.wrappedValue = nil }
    }
  }

  private func withdraw(ended: (() -> Void)? = nil) {
    guard let element else { return }
    (self.element, shownID) = (nil, nil)
    withdraw(element, ended: ended) { [weak self] in self?.onDismiss?() }
  }
}

extension View {
  nonisolated private func presenting<Item, ID: Hashable, Screen: View>(
    _ kind: PresentationElement.Kind, _ item: Binding<Item?>, id: @escaping (Item) -> ID,
    _ onDismiss: (() -> Void)?, _ screen: @escaping (Item) -> Screen
  ) -> some View {
    Presenting(content: self, kind: kind, item: item, id: id, onDismiss: onDismiss, screen: screen)
  }

  nonisolated func presenting<Screen: View>(
    _ kind: PresentationElement.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ screen: @escaping () -> Screen
  ) -> some View {
    presenting(kind, isPresented.question, id: { $0 }, onDismiss) { _ in screen() }
  }

  /// Shows a sheet while a binding is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Shows a sheet for a binding's value while it isn't nil.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, id: { $0.id }, onDismiss, content)
  }

  /// Covers the whole screen while a binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, isPresented, onDismiss, content)
  }

  /// Covers the whole screen for a binding's value while it isn't nil.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item, id: { $0.id }, onDismiss, content)
  }

  /// Shows a popover while a binding is true.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented, nil, content)
  }

  /// Shows a popover for a binding's value while it isn't nil.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item, id: { $0.id }, nil, content)
  }
}

/// The anchor that a popover points to.
///
/// Like SwiftUI's type of the same name; hosts choose a place themselves.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Rectangle)
  case point(UnitPoint)

  /// A part of a view.
  ///
  /// Like SwiftUI's `Anchor.Source`.
  public struct Rectangle: Sendable {
    public static let bounds = Rectangle()
    public static func rect(_ rect: CGRect) -> Rectangle { Rectangle() }
  }
}
