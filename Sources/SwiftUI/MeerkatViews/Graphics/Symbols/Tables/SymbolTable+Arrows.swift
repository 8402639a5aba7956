extension SymbolTable {
  /// Arrows and chevrons.
  static let arrows: String = """
    chevron.up ⌃ line M5 15.5l7-7 7 7
    chevron.down ⌄ line M5 8.5l7 7 7-7
    chevron.left ‹ line M15.5 5l-7 7 7 7
    chevron.right › line M8.5 5l7 7-7 7
    chevron.backward ‹ like chevron.left
    chevron.forward › like chevron.right
    chevron.left.2 « line M11.5 6l-6 6 6 6M18.5 6l-6 6 6 6
    chevron.right.2 » line M5.5 6l6 6-6 6M12.5 6l6 6-6 6
    chevron.up.chevron.down ↕ line M7 9l5-5 5 5M7 15l5 5 5-5
    chevron.left.forwardslash.chevron.right ‹ line M7.5 7.5L3 12l4.5 4.5M16.5 7.5L21 12l-4.5 4.5
      M14 4.5l-4 15
    arrow.up ↑ line M12 20V4M5 11l7-7 7 7
    arrow.down ↓ line M12 4v16M5 13l7 7 7-7
    arrow.left ← line M20 12H4M11 5l-7 7 7 7
    arrow.right → line M4 12h16M13 5l7 7-7 7
    arrow.backward ← like arrow.left
    arrow.forward → like arrow.right
    arrow.up.left ↖ line M18 18L6 6M16 6H6v10
    arrow.up.right ↗ line M6 18L18 6M8 6h10v10
    arrow.up.forward ↗ like arrow.up.right
    arrow.down.left ↙ line M18 6L6 18M6 8v10h10
    arrow.down.right ↘ line M6 6l12 12M18 8v10H8
    arrow.up.arrow.down ⇅ line M7.5 20V4M3.5 8l4-4 4 4M16.5 4v16M12.5 16l4 4 4-4
    arrow.left.arrow.right ⇄ line M20 7.5H4M8 3.5l-4 4 4 4M4 16.5h16M16 12.5l4 4-4 4
    arrow.up.and.down ↕ line M12 3v18M8 7l4-4 4 4M8 17l4 4 4-4
    arrow.left.and.right ↔ line M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4
    arrow.up.and.down.and.arrow.left.and.right ✥ line M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9
      l-3 3 3 3M18 9l3 3-3 3
    arrow.up.left.and.arrow.down.right ⤡ line M10 10L4 4M4 9.5V4h5.5M14 14l6 6M20 14.5V20h-5.5
    arrow.up.right.and.arrow.down.left ⤢ line M14 10l6-6M14.5 4H20v5.5M10 14l-6 6M4 14.5V20h5.5
    arrow.down.right.and.arrow.up.left ⤡ line M4 4l6 6M10 4.5V10H4.5M20 20l-6-6M14 19.5V14h5.5
    arrow.up.to.line ⤒ line M12 21V9M6 15l6-6 6 6M5 4h14
    arrow.down.to.line ⤓ line M12 3v12M6 9l6 6 6-6M5 20h14
    arrow.left.to.line ⇤ line M21 12H9M15 6l-6 6 6 6M4 5v14
    arrow.right.to.line ⇥ line M3 12h12M9 6l6 6-6 6M20 5v14
    arrow.clockwise ↻ line M20 12a8 8 0 1 1-2.34-5.66L20 8.5M20 3.5v5h-5
    arrow.counterclockwise ↺ line M4 12a8 8 0 1 0 2.34-5.66L4 8.5M4 3.5v5h5
    goforward ↻ like arrow.clockwise
    goforward.10 ↻ like goforward
    goforward.15 ↻ like goforward
    goforward.30 ↻ like goforward
    gobackward ↺ like arrow.counterclockwise
    gobackward.10 ↺ like gobackward
    gobackward.15 ↺ like gobackward
    gobackward.30 ↺ like gobackward
    arrow.triangle.2.circlepath ⟳ line M4 11.2a8 8 0 0 1 13.66-4.86L20 8.7M20 4v4.7h-4.7M20 12.8
      a8 8 0 0 1-13.66 4.86L4 15.3M4 20v-4.7h4.7
    arrow.2.squarepath ⟳ line M3 9.5L6.5 6 10 9.5M6.5 6v9a3 3 0 0 0 3 3H13M21 14.5L17.5 18 14 14.5
      M17.5 18V9a3 3 0 0 0-3-3H11
    arrow.uturn.left ↶ line M9 4L4 9l5 5M4 9h10a5.5 5.5 0 0 1 0 11h-3
    arrow.uturn.right ↷ line M15 4l5 5-5 5M20 9H10a5.5 5.5 0 0 0 0 11h3
    arrow.uturn.backward ↶ like arrow.uturn.left
    arrow.uturn.forward ↷ like arrow.uturn.right
    arrow.turn.up.left ↰ line M20 19v-5a5 5 0 0 0-5-5H4M9 4L4 9l5 5
    arrow.turn.up.right ↱ line M4 19v-5a5 5 0 0 1 5-5h11M15 4l5 5-5 5
    arrow.turn.down.left ↲ line M20 5v5a5 5 0 0 1-5 5H4M9 10l-5 5 5 5
    arrow.turn.down.right ↳ line M4 5v5a5 5 0 0 0 5 5h11M15 10l5 5-5 5
    arrow.triangle.branch ⋔ line M12 21v-4.5c0-4-6-4-6-8.5V4M12 16.5c0-4 6-4 6-8.5V4M3 7l3-3 3 3
      M15 7l3-3 3 3
    arrowshape.turn.up.left ↩ body M10 5L3 11.5 10 18v-4c4.6 0 8 1.3 11 5-.6-6.2-4.2-10-11-10.2z
    arrowshape.turn.up.right ↪ body M14 5l7 6.5-7 6.5v-4c-4.6 0-8 1.3-11 5 .6-6.2 4.2-10 11-10.2z
    rectangle.portrait.and.arrow.right ⇥ line M13 4H7.5A2.5 2.5 0 0 0 5 6.5v11A2.5 2.5 0 0 0 7.5 20
      H13M10.5 12H21M17 8l4 4-4 4
    rectangle.portrait.and.arrow.forward ⇥ like rectangle.portrait.and.arrow.right
    chevron.compact.up ⌃ line M4 14.5l8-4 8 4
    chevron.compact.down ⌄ line M4 9.5l8 4 8-4
    chevron.compact.left ‹ line M14.5 4l-4 8 4 8
    chevron.compact.right › line M9.5 4l4 8-4 8
    chevron.up.2 ⌃ line M6 11.5l6-6 6 6M6 18.5l6-6 6 6
    chevron.down.2 ⌄ line M6 5.5l6 6 6-6M6 12.5l6 6 6-6
    chevron.backward.2 « like chevron.left.2
    chevron.forward.2 » like chevron.right.2
    chevron.left.chevron.right ↔ line M8 6l-5 6 5 6M16 6l5 6-5 6
    arrow.up.backward ↖ like arrow.up.left
    arrow.down.backward ↙ like arrow.down.left
    arrow.down.forward ↘ like arrow.down.right
    arrow.down.left.and.arrow.up.right ⤢ line M20 4l-6 6M14 4.5V10h5.5M4 20l6-6M10 19.5V14H4.5
    arrow.up.backward.and.arrow.down.forward ⤡ like arrow.up.left.and.arrow.down.right
    arrow.down.forward.and.arrow.up.backward ⤡ like arrow.down.right.and.arrow.up.left
    arrow.up.to.line.compact ⤒ like arrow.up.to.line
    arrow.down.to.line.compact ⤓ like arrow.down.to.line
    arrow.uturn.up ↺ line M4 9l5-5 5 5M9 4v10a5.5 5.5 0 0 0 11 0v-3
    arrow.uturn.down ↻ line M4 15l5 5 5-5M9 20V10a5.5 5.5 0 0 1 11 0v3
    arrow.turn.left.up ↰ line M20 20h-5a5 5 0 0 1-5-5V4M15 9l-5-5-5 5
    arrow.turn.right.up ↱ line M4 20h5a5 5 0 0 0 5-5V4M9 9l5-5 5 5
    arrow.turn.left.down ↲ line M20 4h-5a5 5 0 0 0-5 5v11M15 15l-5 5-5-5
    arrow.turn.right.down ↳ line M4 4h5a5 5 0 0 1 5 5v11M9 15l5 5 5-5
    arrow.branch ⋔ like arrow.triangle.branch
    arrow.merge ⋎ line M12 13V3M8 7l4-4 4 4M5 21c0-5 7-4 7-8M19 21c0-5-7-4-7-8
    arrow.triangle.merge ⋎ like arrow.merge
    arrow.triangle.swap ⇅ like arrow.up.arrow.down
    arrow.triangle.pull ⋔ line O6 6 2.5O6 18 2.5M6 8.5v7O18 18 2.5M18 15.5V9a3 3 0 0 0-3-3h-3.5
      M14.5 3l-3 3 3 3
    arrow.2.circlepath ⟳ like arrow.triangle.2.circlepath
    arrow.3.trianglepath ♺ line M8 10.5L12 4l3.3 5.2M15.8 5.5l-.5 3.9-3.6-.9M17.3 12.5L20.5 18H13
      M15.5 15l-2.7 3 2.7 3M10 18H3.5l3.4-5.8M3.5 13.6l3.6-1.6 1.4 3.7
    arrow.rectanglepath ⟳ line M4 13V8.5A2.5 2.5 0 0 1 6.5 6H17M14 3l3 3-3 3M20 11v4.5 a2.5 2.5 0 0
      1-2.5 2.5H7M10 15l-3 3 3 3
    arrow.trianglehead.clockwise ↻ like arrow.clockwise
    arrow.trianglehead.counterclockwise ↺ like arrow.counterclockwise
    arrow.trianglehead.2.clockwise ⟳ like arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise ⟳ like arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise.rotate.90 ⟳ like arrow.triangle.2.circlepath
    arrow.trianglehead.branch ⋔ like arrow.triangle.branch
    arrow.trianglehead.merge ⋎ like arrow.merge
    arrow.trianglehead.swap ⇅ like arrow.up.arrow.down
    arrowshape.up ⇧ body M4.5 11l7.5-8 7.5 8h-4v8.5a1.5 1.5 0 0 1-1.5 1.5h-4a1.5 1.5 0 0 1-1.5-1.5
      V11z
    arrowshape.down ⇩ body M4.5 13l7.5 8 7.5-8h-4V4.5A1.5 1.5 0 0 0 14 3h-4a1.5 1.5 0 0 0-1.5 1.5
      V13z
    arrowshape.left ⇦ body M11 4.5L3 12l8 7.5v-4h8.5A1.5 1.5 0 0 0 21 14v-4a1.5 1.5 0 0 0-1.5-1.5
      H11z
    arrowshape.right ⇨ body M13 4.5l8 7.5-8 7.5v-4H4.5A1.5 1.5 0 0 1 3 14v-4a1.5 1.5 0 0 1 1.5-1.5
      H13z
    arrowshape.backward ⇦ like arrowshape.left
    arrowshape.forward ⇨ like arrowshape.right
    arrowshape.turn.up.backward ↩ like arrowshape.turn.up.left
    arrowshape.turn.up.forward ↪ like arrowshape.turn.up.right
    arrowshape.turn.up.left.2 ↩ like arrowshape.turn.up.left
    goforward.5 ↻ like goforward
    goforward.45 ↻ like goforward
    goforward.60 ↻ like goforward
    goforward.plus ↻ like goforward
    gobackward.5 ↺ like gobackward
    gobackward.60 ↺ like gobackward
    gobackward.minus ↺ like gobackward
    """
}
