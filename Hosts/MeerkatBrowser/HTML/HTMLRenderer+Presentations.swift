package import MeerkatViews

extension HTMLRenderer {
  /// Writes a dialog.
  ///
  /// The client opens it so that the focus stays inside; without the client it is at the end of the
  /// page.
  package func visit(_ presentation: PresentationElement) {
    writer.open("dialog", id: presentation.id)
    switch presentation.kind {
    case .sheet: writer.className("sheet")
    case .fullScreenCover: writer.className("cover")
    case .popover: writer.className("popover")
    case .inspector: writer.className(presentation.isBeside ? "beside" : "sheet")
    }
    if presentation.kind == .popover, let source = presentation.source {
      writer.attribute("data-at", .element, id: source.id)
    }
    if presentation.isIndicatorHidden { writer.className("smooth") }
    if let scheme = presentation.preferredColorScheme { writer.className(of: scheme) }
    if presentation.isSheet {
      writeHeight(of: presentation)
      writeDetents(of: presentation)
    }
    writeSurroundings(of: presentation)
    if presentation.isClosable { writer.attribute("data-closable") }
    if !isShallow { writer.attribute("open") }
    end("dialog") {
      if presentation.kind != .fullScreenCover { writeGrabber(of: presentation) }
      write("div", .children, id: presentation.id, class: "content") {
        writeChildren(of: presentation)
      }
    }
  }

  private func writeHeight(of sheet: PresentationElement) {
    switch sheet.restingDetent?.kind {
    case .large, nil: break
    case .medium: writeHeight(share: 0.5)
    case .fraction(let fraction): writeHeight(share: max(0, min(1, fraction)))
    case .height(let height):
      writer.className("rests")
      writer.style("--height", points: max(0, height))
    }
  }

  /// Writes the heights between which a user drags the sheet, and at which of them it is.
  private func writeDetents(of sheet: PresentationElement) {
    let detents = sheet.detents
    guard detents.count > 1, let place = detents.firstIndex(where: { $0 == sheet.restingDetent })
    else { return }
    writer.attribute("data-detents", detents.map(\.length).joined(separator: " "))
    writer.attribute("data-detent", number: Double(place))
  }

  private func writeHeight(share: CGFloat) {
    writer.className("rests")
    writer.style("--height", number: share * 100, unit: "dvh")
  }

  /// The handle at the top, which closes the dialog for those who cannot swipe or have no escape key.
  ///
  /// One with several heights it brings to the next of them.
  private func writeGrabber(of presentation: PresentationElement) {
    let isResizable = presentation.isSheet && presentation.detents.count > 1
    let label = isResizable ? "Resize this sheet" : "Close this sheet"
    openButton("grabber", .close, label, of: presentation)
    end("button")
  }

  package func visit(_ alert: AlertElement) {
    writer.open("dialog", id: alert.id)
    switch alert.kind {
    case .alert: writer.className("alert")
    case .confirmationDialog: writer.className("choice")
    }
    writer.attribute("role", word: "alertdialog")
    writer.attribute("aria-labelledby", .header, id: alert.id)
    writer.attribute("aria-describedby", .message, id: alert.id)
    writer.attribute("data-closable")
    if !isShallow { writer.attribute("open") }
    end("dialog") {
      writeHeader(of: alert)
      writeMessage(of: alert)
      writeActions(of: alert)
    }
  }

  func writeHeader(of alert: AlertElement) {
    writer.open("h2", .header, id: alert.id)
    if !alert.isTitleVisible { writer.className("unseen") }
    end("h2") { writer.text(alert.title) }
  }

  func writeMessage(of alert: AlertElement) {
    write("div", .message, id: alert.id, class: "message") { write(alert.messageElements) }
  }

  /// The buttons in reading order: Cancel stands left of one action, and below several.
  private func orderedActions(of alert: AlertElement) -> [Element] {
    let actions = alert.actionElements
    guard alert.kind == .alert else { return actions }
    let cancels = actions.filter { ($0.unwrapped as? ButtonElement)?.role == .cancel }
    let others = actions.filter { action in !cancels.contains { $0 === action } }
    return actions.count == 2 ? cancels + others : others + cancels
  }

  func writeActions(of alert: AlertElement) {
    write("div", .children, id: alert.id, class: "actions") {
      // The elements belong to the alert as soon as its children are requested.
      _ = alert.children
      write(orderedActions(of: alert))
    }
  }
}

extension PresentationElement {
  /// Whether it comes from below, as an inspector does where there is no room beside the screen.
  fileprivate var isSheet: Bool { kind == .sheet || kind == .inspector && !isBeside }
}

extension PresentationDetent {
  /// The height as the page reads it: a share of the window, or points.
  fileprivate var length: String {
    switch kind {
    case .medium: "50%"
    case .large: "100%"
    case .fraction(let fraction): "\(max(0, min(1, fraction)) * 100)%"
    case .height(let height): "\(max(0, height))"
    }
  }
}
