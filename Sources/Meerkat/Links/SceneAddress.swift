public import MeerkatUI

/// The address of what a window shows, such as `/todos/3?filter=open`.
///
/// The value consists of the path and query, percent-encoded. Flows set it automatically, and views
/// may set it as a preference. A host with an address bar shows it there, and opens addresses that
/// the user enters.
///
/// ```swift
/// TodoScreen(todo)
///   .preference(key: SceneAddress.self, value: "/todos/\(todo.id)")
/// ```
///
/// If several views set an address, the last one wins.
public struct SceneAddress: PreferenceKey {
  public typealias Value = String?

  public static func reduce(value: inout String?, nextValue: () -> String?) {
    if let next = nextValue() { value = next }
  }
}

/// Whether a window was opened with an address that leads nowhere.
///
/// The browser host then answers the first request with status 404. The value is nil if no flow is
/// shown, because the answer is unknown.
package struct SceneIsNotFound: PreferenceKey {
  package typealias Value = Bool?

  package static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    if let next = nextValue() { value = next || value == true }
  }
}
