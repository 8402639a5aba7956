package import MeerkatViews

extension HTMLRenderer {
  /// Writes views where a custom layout places them.
  ///
  /// The page reports how much room there is and how large each view likes to be; until then, the views stand in lines.
  package func visit(_ layout: LayoutElement) {
    memory.layoutTags[layout.id] = nil
    if let arrangement = layout.arrangement { return writeStack(layout, arrangement) }
    memory.note(layout)
    memory.layoutTags[layout.id] = [:]
    let places = layout.places
    writeTag(of: layout, places)
    guard !isShallow else { return }
    for child in layout.children { writePlace(of: child, places) }
    writer.close("layout-view")
  }

  private func writeTag(of layout: LayoutElement, _ places: LayoutElement.Places?) {
    writer.open("layout-view", id: layout.id)
    writer.className("sized")
    writeGrowth(of: layout)
    if let places {
      writer.className("placed")
      let height = places.fillsHeight ? places.room.height : places.size.height
      writer.style("width", points: places.size.width)
      if !places.fillsHeight { writer.style("height", points: height) }
      writeSize(CGSize(width: places.room.width, height: height))
    }
    writeAccessibility(of: layout, role: "group")
    writer.endTag()
  }

  /// Writes a view in its place, which has an id of its own.
  func writePlace(of view: Element, _ places: LayoutElement.Places?) {
    writePlaceTag(of: view, places)
    view.accept(self)
    writer.close("layout-place")
  }

  private func writePlaceTag(of view: Element, _ places: LayoutElement.Places?) {
    memory.notePlaced(view)
    writer.open("layout-place", .row, id: view.id)
    writer.className("sized")
    if places?.offers[view.id] != nil { writer.className("offered") }
    if let places, let frame = places.frames[view.id] {
      writer.style("inset-inline-start", points: frame.minX)
      writer.style("top", points: frame.minY)
      if let width = places.offers[view.id] { writer.style("width", points: width) }
      if let height = places.heights[view.id] { writer.style("height", points: height) }
    }
    writer.endTag()
  }

  /// The tags of a custom layout and of the places in it, by their elements.
  func tags(of layout: LayoutElement) -> [(Int, HTML)] {
    let places = layout.places
    return [(layout.id, collect { writeTag(of: layout, places) })]
      + layout.children.map { view in (view.id, collect { writePlaceTag(of: view, places) }) }
  }
}
