public import MeerkatUI

/// The address of what a window shows, such as `/todos/3?filter=open`: path and query,
/// percent-encoded.
///
/// Flows set it by themselves, and views may set it as a preference. A host with an address bar
/// shows it there, and opens it again.
///
/// ```swift
/// TodoScreen(todo)
///   .preference(key: SceneAddress.self, value: "/todos/\(todo.id)")
/// ```
///
/// If several views set an address, the last one counts.
public struct SceneAddress: PreferenceKey {
  public typealias Value = String?

  public static func reduce(value: inout String?, nextValue: () -> String?) {
    if let next = nextValue() { value = next }
  }
}

/// Whether a window was opened with an address at which there is nothing.
///
/// The browser host then answers the first request with status 404. The value is nil if no flow is
/// shown, because nobody knows.
public struct SceneIsNotFound: PreferenceKey {
  public typealias Value = Bool?

  public static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    if let next = nextValue() { value = next || value == true }
  }
}
