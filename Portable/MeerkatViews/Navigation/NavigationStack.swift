/// A stack of screens, of which a user sees the topmost.
///
/// Like SwiftUI's `NavigationStack`.
public struct NavigationStack<Data, Root: View>: View {
  private let path: StackPath?
  private let root: Root
  @State private var ownPath = NavigationPath()

  /// Creates a stack that manages its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack with a binding to its path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = .erased(path)
    self.root = root()
  }

  /// Creates a stack with a binding to its path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = .typed(path)
    self.root = root()
  }

  public var body: some View { StackContent(path: path ?? .erased($ownPath), root: root) }
}

/// A stack whose path is known.
nonisolated private struct StackContent<Root: View>: PrimitiveView {
  let path: StackPath
  let root: Root

  @MainActor func makeNode(under parent: Node) -> NavigationElement {
    let element = NavigationElement(path, under: parent)
    if let search = EnvironmentValues(scope: parent.environment).outerSearch {
      element.showRoot(searchable(search))
    } else {
      element.showRoot(root)
    }
    return element
  }

  @MainActor func update(_ element: NavigationElement) {
    let outer = element.parent.map { EnvironmentValues(scope: $0.environment) }
    if let search = outer?.outerSearch {
      element.update(path, root: searchable(search))
    } else {
      element.update(path, root: root)
    }
  }

  /// The root with the field of a search around the stack.
  private func searchable(_ search: Search) -> some View {
    EnvironmentModified(content: root.searchField(search)) { $0.outerSearch = nil }
  }
}

/// A stack of screens, or columns; the predecessor of `NavigationStack`.
///
/// Like SwiftUI's `NavigationView`: two or three views are the first screens of columns. In the
/// stack style, only the first one is shown.
public struct NavigationView<Content: View>: View {
  private let content: Content

  @Environment(\.isNavigationViewStack) private var isStack

  /// Creates a stack with its first screen, or columns with their first screens.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    let columns = (content as? any SeveralViews)?.views ?? []
    switch (isStack, columns.count) {
    case (true, 2...): NavigationStack { columns[0] }
    case (false, 2):
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      }
    case (false, 3):
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      }
    default: NavigationStack { content }
    }
  }
}

/// Several views from a builder.
@MainActor
private protocol SeveralViews {
  var views: [AnyView] { get }
}

extension TupleView: SeveralViews {
  fileprivate var views: [AnyView] {
    Mirror(reflecting: value).children.compactMap { member in
      (member.value as? any View).map { AnyView(erasing: $0) }
    }
  }
}
