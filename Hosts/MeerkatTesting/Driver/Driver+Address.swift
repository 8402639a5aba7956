package import Meerkat
import MeerkatViews

/// Where the user is.
extension Driver {
  /// The address of where the user is, as a browser would show it; nil where the app tells none.
  ///
  /// A flow that reads links tells it, as does a view with the preference `SceneAddress`.
  public var address: String? {
    update()
    return told.address
  }

  /// The flow at the root of the window; nil where there is none.
  package var rootFlow: (any Flow)? {
    update()
    return told.root?.flow
  }

  /// The title of the screen or alert that the user sees; nil where it has none.
  public var title: String? {
    let all = reading()
    let screen = all.last { $0.info.role == .header && $0.target is ScreenElement }
    return (all.last { $0.info.role == .alert } ?? screen)?.info.label
  }

  /// Opens an address, as a link from outside of the app does.
  ///
  /// - Parameter address: A path such as `/customers`, or a whole link.
  /// - Throws: ``Driver/Error`` if it is no address, or nothing in the app takes it.
  public func open(_ address: String) throws(Driver.Error) {
    guard let url = URL(string: address), runtime.open(url) else {
      throw error(.nothing(to: "open at \(address)"))
    }
    update()
  }

  /// Fails unless an element is there.
  func require(_ query: Query) throws(Driver.Error) {
    let all = reading()
    guard query.search.matches(in: all).isEmpty else { return }
    _ = try find(query, for: "see") { _ in true }
  }
}
