public import MeerkatUI

/// The address of what a window shows, such as `/todos/3?filter=open`: path and query, percent-encoded.
///
/// Views hand it up; a host with an address bar shows it there and opens it again.
///
/// ```swift
/// TodoScreen(todo)
///   .preference(key: SceneAddress.self, value: "/todos/\(todo.id)")
/// ```
///
/// Of several addresses, the one of the view that comes last holds.
public struct SceneAddress: PreferenceKey {
  public typealias Value = String?

  public static func reduce(value: inout String?, nextValue: () -> String?) {
    if let next = nextValue() { value = next }
  }
}
