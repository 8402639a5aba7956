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
