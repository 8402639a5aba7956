import Meerkat
import MeerkatViews

/// Follows the flow at the root of an inspected window.
struct RootFlowReading: ViewModifier {
  let inspection: Inspection?

  @ViewBuilder
  func body(content: Content) -> some View {
    if let inspection {
      content.onPreferenceChange(RootFlow.self) { inspection.follow($0?.flow) }
    } else {
      content
    }
  }
}

extension AppSession {
  /// What a user did, in words; nil for what is only looking.
  func inspectedTitle(of event: ClientEvent) -> String? {
    guard inspection != nil else { return nil }
    switch event.kind {
    case .element(let elementEvent):
      return runtime.interactiveElement(event.id).flatMap { title(of: elementEvent, on: $0) }
    case .history: return "Went through the browser’s history"
    case .touch(let phase, _, _, _): return phase == .ended ? "Touched" : nil
    case .sceneValue, .appValue, .colorScheme, .reducedMotion, .resize, .horizontalSizeClass,
      .verticalSizeClass, .letters, .ended:
      return nil
    }
  }

  private func title(of event: ElementEvent, on element: Element) -> String? {
    // The first text of a row is what it is called.
    let label = AccessibleName.of([element]).split(separator: ", ").first ?? ""
    let name = label.isEmpty ? "" : " “\(label.prefix(40))”"
    switch event {
    case .tap: return "Pressed\(name)"
    // What is typed may be a secret.
    case .input: return (element as? TextFieldElement).map { "Typed into “\($0.label)”" } ?? "Typed"
    case .toggle(let isOn): return "Switched\(name) \(isOn ? "on" : "off")"
    case .submit: return "Pressed Return"
    case .back: return "Went back"
    case .close: return "Closed\(name)"
    case .select: return "Made a choice"
    case .delete: return "Deleted\(name)"
    case .move: return "Moved\(name)"
    case .refresh: return "Asked for new content"
    case .focus, .reveal, .press, .hover: return nil
    }
  }
}
