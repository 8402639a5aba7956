import MeerkatViews

/// An app's address and title, as the browser's history and title bar show them.
struct PagePlace: Equatable {
  /// The number of steps that a person can go back.
  var depth = 0
  var title = ""
  /// The address of what is shown, if the app tells one.
  var address: PageAddress?
}

extension PagePlace {
  /// Finds out where an app is.
  ///
  /// - Parameters:
  ///   - window: What the app shows.
  ///   - navigations: The stacks of screens in the window.
  ///   - name: The title where no screen has one.
  ///   - address: What the app told last about its address.
  @MainActor
  init(
    in window: WindowElement, navigations: [NavigationElement], name: String, address: PageAddress?
  ) {
    self.address = address
    let shown = navigations.filter { !$0.isInHiddenPage && !$0.isPart }
    depth = shown.reduce(window.presentations.count) { $0 + $1.screens.count - 1 }
    // What lies above without a title of its own leaves the title of what is below.
    let reachable = shown.filter { $0.isInReach(in: window) }
    // Stacks inside other screens are parts of these.
    let outermost = (reachable.isEmpty ? shown : reachable)
      .filter { $0.screens.last?.title.isEmpty == false }
      .min { $0.depth < $1.depth }
    title = outermost?.screens.last?.title ?? name
  }
}

extension Element {
  var isInHiddenPage: Bool {
    var element: Element? = self
    while let current = element {
      if (current as? TabPageElement)?.isSelected == false { return true }
      element = current.container
    }
    return false
  }

  /// Whether the element scrolls with what is around it, and so is only a part of a screen.
  ///
  /// Going back there is nothing to the browser's history.
  var isPart: Bool {
    var element = container
    while let current = element {
      if current is ScrollElement || current is ListElement { return true }
      element = current.container
    }
    return false
  }

  /// The window or the presentation that the element stands in.
  var layer: Element {
    var element = self
    while !(element is PresentationElement), let container = element.container {
      element = container
    }
    return element
  }
}
