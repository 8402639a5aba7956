import Foundation
import MeerkatJourney
import MeerkatUI

/// Presents something above a view, and reports when the user closes it.
///
/// The report names what was shown when the binding was made, so that a late event can't close
/// something else.
struct Presenting<Item: Identifiable & Hashable, Answers: View, Page: View>: ViewModifier {
  let item: Item?
  let presentation: Presentation?
  // By reference: most closures in the body hold all of this.
  @Boxed var dialog: Dialog?

  /// Says which flow shows what, for a message.
  let name: (Item) -> String

  /// Called with what the button does by which the user closes it, if it was one.
  let didClose: (Item, (() -> Void)?) -> Void

  @ViewBuilder let answers: (Item) -> Answers
  @ViewBuilder let page: (Item) -> Page

  func body(content: Content) -> some View {
    content
      .onChange(of: undescribed, initial: true) { reportUndescribed() }
      .sheet(item: shown(as: .sheet)) { item in
        page(item).presentationDetents(presentation?.restingPlaces ?? [.large])
      }
      .cover(item: shown(as: .fullScreenCover), content: page)
      .pointingPage(item: shown(as: .popover), content: page)
      .alert(title, isPresented: isShown(as: .alert)) {
        buttons
      } message: {
        message
      }
      .confirmationDialog(
        title, isPresented: isShown(as: .confirmationDialog),
        titleVisibility: dialog?.titleVisibility ?? .automatic
      ) {
        buttons
      } message: {
        message
      }
  }

  /// An alert or a dialog that has no text, so that its screen is shown in a sheet.
  private var undescribed: Item? {
    dialog == nil && presentation?.takesSteps == false ? item : nil
  }

  private func reportUndescribed() {
    guard let undescribed, let presentation else { return }
    Mistake.report(
      "\(name(undescribed)) as \(presentation), but dialog(for:) returns nil for it, so its screen is "
        + "shown in a sheet. Return a Dialog for it from dialog(for:), or use another style.")
  }

  private var title: String { dialog.map { String(localized: $0.title) } ?? "" }

  @ViewBuilder private var buttons: some View {
    if let dialog, !dialog.buttons.isEmpty {
      ForEach(dialog.buttons) { button in
        Button(String(localized: button.title), role: button.role) {
          if let item { didClose(item, button.action) }
        }
      }
    } else if let item {
      answers(item)
    }
  }

  @ViewBuilder private var message: some View {
    if let message = dialog?.message { Text(message) }
  }

  private func shown(as kind: Presentation.Kind) -> Binding<Item?> {
    let shownKind = undescribed == nil ? presentation?.kind : .sheet
    let shown = shownKind == kind ? item : nil
    return .deciding {
      shown
    } set: { [didClose] item in
      if let shown, item == nil { didClose(shown, nil) }
    }
  }

  private func isShown(as kind: Presentation.Kind) -> Binding<Bool> {
    let item = shown(as: kind)
    return .deciding {
      item.wrappedValue != nil
    } set: { isShown in
      if !isShown { item.wrappedValue = nil }
    }
  }
}

/// A value that is held by reference.
@propertyWrapper
final class Boxed<Value> {
  let wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Binding {
  /// A binding whose setter may refuse to close something, which stays then.
  ///
  /// SwiftUI itself closes what the user closes, and presents it anew.
  static func deciding(
    _ get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) -> Binding {
    #if canImport(Darwin)
      Binding(get: get, set: set)
    #else
      Binding(get: get, deciding: set)
    #endif
  }
}

extension Presentation {
  /// The heights at which a sheet rests; nearly the whole screen if it has none.
  var restingPlaces: Set<PresentationDetent> {
    detents.isEmpty ? [.large] : Set(detents.map(PresentationDetent.init))
  }
}

extension PresentationDetent {
  fileprivate init(_ detent: SheetDetent) {
    self =
      switch detent {
      case .medium: .medium
      case .large: .large
      case .fraction(let fraction): .fraction(fraction)
      case .height(let height): .height(height)
      }
  }
}

// Platforms that lack a kind of presentation use a sheet instead.
extension View {
  /// Covers the window; on a Mac, presents a sheet.
  func cover<Item: Identifiable, Page: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Page
  ) -> some View {
    #if os(macOS)
      sheet(item: item, content: content)
    #else
      fullScreenCover(item: item, content: content)
    #endif
  }

  /// Points at the view with a page; on a watch and a television, presents a sheet.
  func pointingPage<Item: Identifiable, Page: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Page
  ) -> some View {
    #if os(tvOS) || os(watchOS)
      sheet(item: item, content: content)
    #else
      popover(item: item, content: content)
    #endif
  }
}
