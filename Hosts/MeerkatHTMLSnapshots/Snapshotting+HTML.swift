import MeerkatBrowser
public import MeerkatSnapshots
public import MeerkatTesting
public import MeerkatViews

extension Snapshotting where Value: View, Format == String {
  /// A view as the page has it, a tag a line.
  public static var html: Snapshotting {
    Snapshotting(drawing: { view in try Driver(view).html }, pathExtension: "html")
  }
}

extension Snapshotting where Value == Driver, Format == String {
  /// The whole window of a running app as the page has it, a tag a line.
  public static var html: Snapshotting {
    Snapshotting(drawing: { driver in driver.html }, pathExtension: "html")
  }
}

extension Driver {
  fileprivate var html: String {
    HTMLRenderer().html(of: runtime.window).text.replacing("><", with: ">\n<")
  }
}
