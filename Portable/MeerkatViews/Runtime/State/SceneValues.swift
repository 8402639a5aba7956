/// The values that views store under keys for a scene or an app.
///
/// A host can save and restore them.
///
/// A view that reads a key is evaluated again when the value of that key changes.
@MainActor
package final class SceneValues {
  /// Called when a view has written a value that differs from the one before.
  ///
  /// Restoring does not call it.
  package var onChange: (() -> Void)?

  private weak var runtime: Runtime?
  private var boxes: [String: StateBox<SceneValue?>] = [:]

  init() {}

  /// Attaches the values to an app instance, which is notified when bodies have to be evaluated.
  func belong(to runtime: Runtime) { self.runtime = runtime }

  /// The values that differ from nil, as last written.
  package var values: [String: SceneValue] { boxes.compactMapValues(\.latest) }

  /// Replaces all values, before the views are there or while they are.
  ///
  /// Keys that are not among the new values read as their defaults.
  package func restore(_ values: [String: SceneValue]) {
    for key in values.keys { _ = box(for: key) }
    let write = { [boxes] in
      for (key, box) in boxes where box.latest != values[key] { box.write(values[key]) }
    }
    if let runtime { runtime.perform(write) } else { write() }
  }

  /// Writes the value of a key, nil for none.
  func write(_ value: SceneValue?, for key: String) {
    let box = box(for: key)
    guard box.latest != value else { return }
    box.write(value)
    onChange?()
  }

  /// The box of a key, which stays the same: whoever is being evaluated and reads it is told when it
  /// changes.
  func box(for key: String) -> StateBox<SceneValue?> {
    if let box = boxes[key] { return box }
    let new = StateBox<SceneValue?>(nil, in: runtime)
    boxes[key] = new
    return new
  }

  /// The app instance has ended: remaining bindings read and write without observers.
  func end() {
    onChange = nil
    for box in boxes.values { box.end() }
    runtime = nil
  }
}
