import Foundation
import MeerkatJourney
import MeerkatUI
import Observation

/// How often what the user sees above a view has changed.
@MainActor @Observable
private final class SightChanges {
  var count = 0

  nonisolated init() {}
}

/// Presents something above a view, and reports when the user closes it.
///
/// One after the other, as SwiftUI wants it: what is above goes first, and until it has gone nothing
/// else is asked for. The report names what was shown when the binding was made, so that a late event
/// can't close something else.
struct Presenting<Item: Identifiable & Hashable, Answers: View, Page: View>: ViewModifier {
  let item: Item?
  let presentation: Presentation?
  // By reference: most closures in the body hold all of this.
  @Boxed var dialog: Dialog?

  /// A guard's question, which takes the place of everything else.
  var asked: PendingQuestion?

  /// Says which flow shows what, for a message.
  let name: (Item) -> String

  /// How long it waits for a page to come.
  let patience: Patience

  /// Called when the system doesn't show a page, however often it is asked to.
  let didFail: (Item) -> Void

  /// Called with what the button does by which the user closes it, if it was one.
  let didClose: (Item, (() -> Void)?) -> Void

  @ViewBuilder let answers: (Item) -> Answers
  @ViewBuilder let page: (Item) -> Page

  /// What the user sees above the view, or what is still going.
  @State private var sight = Sight()
  @State private var sources = PopoverSources()

  @MainActor
  final class Sight {
    /// Observed in place of `visible`: in a generic type, each reading would make a key path anew.
    private let changes = SightChanges()
    private var last: Shown?
    fileprivate var visible: Shown? {
      get { changes.count == 0 ? nil : last }
      set {
        last = newValue
        changes.count += 1
      }
    }
    /// Counts what has come and gone.
    fileprivate var number: Int { changes.count }
    fileprivate var asking: (page: Shown, task: Task<Void, Never>)?
    /// Whether SwiftUI is asked to present nothing.
    fileprivate var isGoing = false
    /// Whether the page is out of sight: it has gone, or something covers it.
    fileprivate var isHidden = false

    nonisolated init() {}
  }

  /// Something that can be presented.
  fileprivate enum Shown: Equatable {
    /// A popover with the name of the view that it points at, if there is one.
    case item(Item, Presentation.Kind, source: String? = nil)
    case question(PendingQuestion)
    /// Nothing for a moment, so that the system takes what follows for something new.
    case pause

    /// Whether it has a page, which tells when it comes and goes.
    var hasPage: Bool {
      switch self {
      case .item(_, let kind, _): Presentation(kind).takesSteps
      case .question, .pause: false
      }
    }
  }

  func body(content: Content) -> some View {
    content
      .environment(\.popoverPlace, popoverPlace)
      .onChange(of: undescribed, initial: true) { reportUndescribed() }
      .onChange(of: displayed, initial: true) { follow() }
      .sheet(item: shown(as: .sheet), onDismiss: hasGone) { item in
        noticed(item, .sheet).presentationDetents(presentation?.restingPlaces ?? [.large])
      }
      .cover(item: shown(as: .fullScreenCover), onDismiss: hasGone) {
        noticed($0, .fullScreenCover)
      }
      .pointingPage(item: popoverPlace.shown == nil ? popover : nil)
      .inspecting(item: shown(as: .inspector), going: going) { leaving($0, .inspector) }
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
      .modifier(AskingModifier(asked: displayed == asked.map(Shown.question) ? asked : nil))
  }

  private var wanted: Shown? {
    if let asked { return .question(asked) }
    guard let item, let kind = undescribed == nil ? presentation?.kind : .sheet else { return nil }
    return .item(item, kind, source: kind == .popover ? source : nil)
  }

  /// What SwiftUI is asked to present: nothing while something else is still there.
  private var displayed: Shown? { sight.visible == nil || sight.visible == wanted ? wanted : nil }

  private func follow() {
    if sight.visible == .pause { return }
    if let displayed, displayed == sight.asking?.page { return }
    sight.asking?.task.cancel()
    sight.asking = nil
    sight.isGoing = displayed == nil
    if let displayed {
      // A page says itself that it has come.
      if displayed.hasPage { askAgain(for: displayed) } else { sight.visible = displayed }
    } else if let going = sight.visible {
      goOn(after: going)
    }
  }

  /// Asks for a page again that doesn't come, since systems drop what is asked for at a wrong time.
  ///
  /// If it never comes, the flow follows the screen.
  private func askAgain(for page: Shown) {
    guard let duration = patience.duration, sight.visible != page, case .item(let item, _, _) = page
    else { return }
    let task = Task { [weak sight, patience, didFail] in
      var attempts = 0
      while true {
        try? await Task.sleep(for: duration)
        guard !Task.isCancelled, let sight, sight.visible != page else { return }
        guard patience.isSeen else { continue }
        if attempts == 3 { return didFail(item) }
        attempts += 1
        sight.visible = .pause
        try? await Task.sleep(for: duration / 10)
        if sight.visible == .pause { sight.visible = nil }
      }
    }
    sight.asking = (page, task)
  }

  private func hasGone() { sight.visible = nil }

  /// A popover and an inspector tell nobody that they have gone, only that they are out of sight, as
  /// below a cover.
  private func leaving(_ item: Item, _ kind: Presentation.Kind) -> some View {
    noticed(item, kind).onDisappear {
      guard case .item(item, kind, _) = sight.visible else { return }
      sight.isHidden = true
      if sight.isGoing { hasGone() }
    }
  }

  /// What an inspector shows until it has gone.
  private var going: Item? {
    if case .item(let item, .inspector, _) = sight.visible { item } else { nil }
  }

  /// Goes on though nobody tells that something has gone: an alert never does, and a page whose view
  /// was taken out of the window may not either.
  private func goOn(after going: Shown) {
    #if !canImport(Darwin)
      // Here, what comes waits by itself until an alert has gone.
      if !going.hasPage { return hasGone() }
    #endif
    let pause: Duration = going.hasPage && !sight.isHidden ? .seconds(3) : .milliseconds(500)
    Task { [weak sight, number = sight.number] in
      try? await Task.sleep(for: pause)
      if sight?.number == number { sight?.visible = nil }
    }
  }

  private func noticed(_ item: Item, _ kind: Presentation.Kind) -> some View {
    let shown = Shown.item(item, kind, source: kind == .popover ? source : nil)
    return page(item).onAppear {
      sight.isHidden = false
      sight.visible = shown
    }
  }

  /// An alert or a dialog that has no text, so that its screen is shown in a sheet.
  private var undescribed: Item? { dialog == nil && presentation?.takesSteps == false ? item : nil }

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

  private var popover: Binding<PopoverPage?> {
    let item = shown(as: .popover)
    return Binding {
      item.wrappedValue.map { item in
        PopoverPage(id: item.id) {
          AnyView(leaving(item, .popover))
        }
      }
    } set: { page in
      if page == nil { item.wrappedValue = nil }
    }
  }

  /// The view on screen that the popover points at.
  private var source: String? {
    presentation?.source.flatMap { sources.contains($0) ? $0 : nil }
  }

  /// Whether that view shows the popover.
  private var popoverPlace: PopoverPlace {
    PopoverPlace(sources: sources, shown: source.map { ($0, popover) })
  }

  private func shown(as kind: Presentation.Kind) -> Binding<Item?> {
    var shown: Item?
    if case .item(let item, kind, _) = displayed { shown = item }
    return Binding { [shown] in
      shown
    } set: { [didClose, shown] item in
      if let shown, item == nil { didClose(shown, nil) }
    }
  }

  /// The buttons decide, whether the system closes the dialog before their actions or after them;
  /// without one that cancels, there is another way to close it.
  private func isShown(as kind: Presentation.Kind) -> Binding<Bool> {
    let item = shown(as: kind)
    let isDecided = dialog?.buttons.contains { $0.role == .cancel } == true
    return Binding {
      item.wrappedValue != nil
    } set: { isShown in
      guard !isShown else { return }
      if !isDecided { return item.wrappedValue = nil }
      #if canImport(Darwin)
        // If no button follows, it was closed in another way.
        Task { item.wrappedValue = nil }
      #endif
    }
  }
}

/// A value that is held by reference.
@propertyWrapper
final class Boxed<Value> {
  let wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
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
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Page
  ) -> some View {
    #if os(macOS)
      sheet(item: item, onDismiss: onDismiss, content: content)
    #else
      fullScreenCover(item: item, onDismiss: onDismiss, content: content)
    #endif
  }

  /// Shows a page beside the view, which goes on to show what is `going`; systems without inspectors
  /// present a sheet.
  func inspecting<Item: Identifiable, Page: View>(
    item: Binding<Item?>, going: Item?, @ViewBuilder content: @escaping (Item) -> Page
  ) -> some View {
    #if os(tvOS) || os(watchOS) || os(visionOS)
      sheet(item: item, content: content)
    #else
      let isShown = Binding {
        item.wrappedValue != nil
      } set: { isShown in
        if !isShown { item.wrappedValue = nil }
      }
      return inspector(isPresented: isShown) {
        if let shown = item.wrappedValue ?? going { content(shown).id(shown.id) }
      }
    #endif
  }

  /// Points at the view with a page; on a watch and a television, presents a sheet.
  func pointingPage(item: Binding<PopoverPage?>?) -> some View {
    #if os(tvOS) || os(watchOS)
      sheet(item: item ?? .constant(nil)) { $0.makePage() }
    #else
      popover(item: item ?? .constant(nil)) { $0.makePage() }
    #endif
  }
}
