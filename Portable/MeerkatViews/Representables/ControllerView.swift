/// A controller, told from others by its identity.
private struct ControllerID: Hashable, Identifiable {
  let controller: UIViewController

  var id: ObjectIdentifier { ObjectIdentifier(controller) }

  static func == (left: ControllerID, right: ControllerID) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Shows a view controller, what its navigation bar contains, and what it presents.
struct ControllerView: View {
  let controller: UIViewController

  var body: some View {
    let _ = controller.loadViewIfNeeded()
    let _ = controller.changes.read()
    titled
      .interactiveDismissDisabled(controller.isModalInPresentation)
      .onAppear {
        controller.viewWillAppear(false)
        controller.viewIsAppearing(false)
        controller.viewDidAppear(false)
        controller.endTransition()
      }
      .onDisappear {
        controller.viewWillDisappear(false)
        controller.viewDidDisappear(false)
        controller.endTransition()
      }
      .modifier(ControllerPresentations(presenter: controller))
  }

  @ViewBuilder private var titled: some View {
    if controller.parent is UINavigationController {
      content.modifier(ControllerBar(controller: controller))
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    switch controller {
    case let hosting as any HostedContent: hosting.content
    case is UIImagePickerController: Placeholder(name: "UIImagePickerController")
    case let stack as UINavigationController: ControllerStack(controller: stack)
    case let pages as UIPageViewController: ControllerPages(controller: pages)
    case let tabs as UITabBarController: ControllerTabs(controller: tabs)
    case let sharing as UIActivityViewController: ControllerSharing(items: sharing.items)
    case _ where controller.isEmpty: Placeholder(name: "\(type(of: controller))")
    default: UIKitView(view: controller.view, isOwn: true)
    }
  }
}

extension UIViewController {
  fileprivate var isAlert: Bool { self is UIAlertController }

  /// Whether an app's controller draws what can't be shown: it has neither views nor a colour.
  fileprivate var isEmpty: Bool {
    type(of: self) != UIViewController.self && type(of: view as UIView) == UIView.self
      && view.subviews.isEmpty && view.backgroundColor == nil
  }
}

extension ControllerID {
  @MainActor fileprivate var detents: Set<PresentationDetent> {
    Set(
      (controller.sheetPresentationController?.detents ?? []).map { $0.isLarge ? .large : .medium })
  }
}

/// Shows a navigation controller as a stack whose path are its controllers but the first.
private struct ControllerStack: View {
  let controller: UINavigationController

  var body: some View {
    let _ = controller.changes.read()
    let _ = controller.navigationBar.changes.read()
    let shown = controller.viewControllers
    NavigationStack(
      path: Binding(
        reading: { shown.dropFirst().map { ControllerID(controller: $0) } },
        writing: { path in
          controller.change(true) { $0 = $0.prefix(1) + path.map(\.controller) }
        })
    ) {
      ForEach(shown.prefix(1), id: \.self) { ControllerView(controller: $0) }
        .navigationDestination(for: ControllerID.self) { ControllerView(controller: $0.controller) }
    }
  }
}

/// Gives a controller's screen its title and its buttons.
private struct ControllerBar: ViewModifier {
  let controller: UIViewController

  func body(content: Content) -> some View {
    let item = controller.navigationItem
    let stack = controller.navigationController
    let _ = item.changes.read()
    let _ = stack?.changes.read()
    titled(content)
      .navigationBarTitleDisplayMode(isLarge(item, in: stack) ? .large : .inline)
      .navigationBarBackButtonHidden(item.hidesBackButton)
      .toolbar(stack?.isNavigationBarHidden == true ? .hidden : .automatic, for: .navigationBar)
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) { buttons(item.leftBarButtonItems) }
        ToolbarItemGroup(placement: .topBarTrailing) { buttons(item.rightBarButtonItems) }
      }
  }

  /// A screen of SwiftUI may have a title of its own, which no controller's replaces by nothing.
  @ViewBuilder private func titled(_ content: Content) -> some View {
    if let title = controller.navigationItem.title {
      content.navigationTitle(title)
    } else {
      content
    }
  }

  private func isLarge(_ item: UINavigationItem, in stack: UINavigationController?) -> Bool {
    stack?.navigationBar.prefersLargeTitles == true && item.largeTitleDisplayMode != .never
  }

  private func buttons(_ items: [UIBarButtonItem]?) -> some View {
    ForEach(items ?? [], id: \.self) { item in
      if let view = item.customView {
        UIKitView(view: view)
      } else {
        Button(action: item.perform) {
          if let image = item.image {
            Image(uiImage: image)
          } else {
            Text(verbatim: item.title ?? "")
          }
        }
        .disabled(!item.isEnabled)
      }
    }
  }
}

/// Shows a tab bar controller as tabs.
private struct ControllerTabs: View {
  let controller: UITabBarController

  var body: some View {
    let _ = controller.changes.read()
    let selected = controller.selectedIndex
    let tabs = controller.viewControllers ?? []
    TabView(selection: Binding(reading: { selected }, writing: { controller.choose($0) })) {
      ForEach(tabs.indices, id: \.self) { index in
        let item: UITabBarItem? = tabs[index].tabBarItem
        ControllerView(controller: tabs[index]).tag(index).tabItem {
          if let image = item?.image { Image(uiImage: image) }
          Text(verbatim: item?.title ?? tabs[index].title ?? "")
        }
        .badge(item?.badgeValue)
      }
    }
  }
}

/// Shows a page view controller as pages.
private struct ControllerPages: View {
  let controller: UIPageViewController

  var body: some View {
    let _ = controller.changes.read()
    let shown = controller.viewControllers?.first.map { ControllerID(controller: $0) }
    TabView(
      selection: Binding(
        reading: { shown }, writing: { if let page = $0 { controller.turn(to: page.controller) } })
    ) {
      ForEach(controller.pages, id: \.self) {
        ControllerView(controller: $0).tag(Optional(ControllerID(controller: $0)))
      }
    }
    .tabViewStyle(.page(indexDisplayMode: controller.showsIndicator ? .always : .never))
  }
}

/// Shows what a controller shares as links that share it.
private struct ControllerSharing: View {
  let items: [Any]

  var body: some View {
    List(items.indices, id: \.self) { index in
      let text = (items[index] as? URL)?.absoluteString ?? "\(items[index])"
      ShareLink(item: text) { Text(verbatim: text) }
    }
  }
}

/// Shows what a controller presents.
private struct ControllerPresentations: ViewModifier {
  let presenter: UIViewController

  func body(content: Content) -> some View {
    let _ = presenter.changes.read()
    content
      .sheet(item: presented { !$0.isAlert && !$0.modalPresentationStyle.coversWindow }) {
        ControllerView(controller: $0.controller).presentationDetents($0.detents)
      }
      .fullScreenCover(item: presented { !$0.isAlert && $0.modalPresentationStyle.coversWindow }) {
        ControllerView(controller: $0.controller)
      }
      .modifier(ControllerAlert(presenter: presenter))
  }

  /// What the controller presents, if it is of a kind; without it, the user has dismissed it.
  private func presented(
    _ isOfKind: @escaping @MainActor (UIViewController) -> Bool
  ) -> Binding<ControllerID?> {
    let shown = presenter.presentedViewController.flatMap { isOfKind($0) ? $0 : nil }
    return Binding(
      reading: { shown.map { ControllerID(controller: $0) } },
      writing: { if $0 == nil, let shown { presenter.didDismiss(shown) } })
  }
}

extension UIViewController: PresentingController {
  var presentations: AnyView {
    AnyView(EmptyView().modifier(ControllerPresentations(presenter: self)))
  }
}

/// Shows the question that a controller presents.
private struct ControllerAlert: ViewModifier {
  let presenter: UIViewController

  func body(content: Content) -> some View {
    let _ = presenter.changes.read()
    let alert = presenter.presentedViewController as? UIAlertController
    let _ = alert?.changes.read()
    let title = Text(verbatim: alert?.title ?? "")
    content
      .alert(
        title, isPresented: isPresented(alert, .alert), actions: { answers(alert) },
        message: { message(alert) }
      )
      .confirmationDialog(
        title, isPresented: isPresented(alert, .actionSheet),
        titleVisibility: alert?.title == nil ? .hidden : .visible, actions: { answers(alert) },
        message: { message(alert) })
  }

  private func isPresented(
    _ alert: UIAlertController?, _ style: UIAlertController.Style
  ) -> Binding<Bool> {
    let isShown = alert?.preferredStyle == style
    return Binding(
      reading: { isShown },
      writing: { if !$0, isShown, let alert { presenter.didDismiss(alert) } })
  }

  @ViewBuilder private func answers(_ alert: UIAlertController?) -> some View {
    ForEach(alert?.textFields ?? [], id: \.self) { UIKitView(view: $0) }
    ForEach(alert?.actions ?? [], id: \.self) { action in
      Button(action.title ?? "", role: action.role) {
        if let alert { presenter.didDismiss(alert) }
        action.perform()
      }
      .disabled(!action.isEnabled)
    }
  }

  @ViewBuilder private func message(_ alert: UIAlertController?) -> some View {
    if let message = alert?.message { Text(verbatim: message) }
  }
}

extension UIAlertAction {
  fileprivate var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
