/// The reason why tabs stay as they are, as a ``TabSelection`` says it.
public enum TabError: Error, Hashable {
  /// No tab has this description.
  case notFound(String)
  /// Two tabs have this description.
  case repeated(String)
  /// There would be no tab.
  case noTabs
}

extension TabError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound(let tab):
      "There is no tab \(tab). Add it first, or select another."
    case .repeated(let tab):
      "The tab \(tab) is there already. Give each tab a value of its own."
    case .noTabs:
      "There has to be at least one tab. Add another before you remove the last one."
    }
  }
}
