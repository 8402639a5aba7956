extension SymbolTable {
  /// Tools and settings.
  static let tools: String = """
    magnifyingglass ⌕ line O10.5 10.5 6.5M15.3 15.3L20.5 20.5
    plus.magnifyingglass ⌕ line O10.5 10.5 6.5M15.3 15.3L20.5 20.5M10.5 8v5M8 10.5h5
    minus.magnifyingglass ⌕ line O10.5 10.5 6.5M15.3 15.3L20.5 20.5M8 10.5h5
    doc.text.magnifyingglass ⌕ line M11 21H8a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3h5.5L19 8.5V10M9 9h3
      O14.5 15 3.5M17 17.5l3.5 3.5
    gear ⚙ like gearshape
    gearshape ⚙ body M10.19 5.24L10.71 2.79A9.3 9.3 0 0 1 13.29 2.79L13.81 5.24A7 7 0 0 1 15.5 5.94
      L17.6 4.57A9.3 9.3 0 0 1 19.43 6.4L18.06 8.5A7 7 0 0 1 18.76 10.19L21.21 10.71
      A9.3 9.3 0 0 1 21.21 13.29L18.76 13.81A7 7 0 0 1 18.06 15.5L19.43 17.6
      A9.3 9.3 0 0 1 17.6 19.43L15.5 18.06A7 7 0 0 1 13.81 18.76L13.29 21.21
      A9.3 9.3 0 0 1 10.71 21.21L10.19 18.76A7 7 0 0 1 8.5 18.06L6.4 19.43A9.3 9.3 0 0 1 4.57 17.6
      L5.94 15.5A7 7 0 0 1 5.24 13.81L2.79 13.29A9.3 9.3 0 0 1 2.79 10.71L5.24 10.19
      A7 7 0 0 1 5.94 8.5L4.57 6.4A9.3 9.3 0 0 1 6.4 4.57L8.5 5.94A7 7 0 0 1 10.19 5.24
      Z window O12 12 2.75
    gearshape.2 ⚙ like gearshape
    slider.horizontal.3 ╪ line M3.5 6H13M19 6h1.5M3.5 12H5M11 12h9.5M3.5 18H13M19 18h1.5O16 6 2.5
      O8 12 2.5O16 18 2.5
    slider.vertical.3 ╪ line M6 3.5V13M6 19v1.5M12 3.5V5M12 11v9.5M18 3.5V13M18 19v1.5O6 16 2.5
      O12 8 2.5O18 16 2.5
    switch.2 ⊶ body R3 4 18 7 3.5R3 13.5 18 7 3.5 hole O17 7.5 1.5O7 17 1.5
    gauge ◔ body M5.6 18.4a9 9 0 1 1 12.8 0z detail M12 13.5L16 9 hole O12 13.5 1.8
    gauge.medium ◔ like gauge
    speedometer ◔ like gauge
    hammer ⚒ body M9.6 5L12 2.6 20.4 11 18 13.4z line M12.8 10.2L4 19.5
    wrench ⚒ body M16.6 4A5.8 5.8 0 0 0 9.1 11.2L3.9 16.4a2.65 2.65 0 0 0 3.7 3.7L12.8 14.9
      A5.8 5.8 0 0 0 20 7.4L16.7 10.7 13.9 10.1 13.3 7.3z
    wrench.adjustable ⚒ like wrench
    wrench.and.screwdriver ⚒ like wrench
    paintbrush ✐ body M20.2 3.8c-1.1-1-3-.5-4.4.9L9.5 11l3.5 3.5 6.3-6.3c1.4-1.4 1.9-3.3.9-4.4z
      M9 12.5a4 4 0 0 0-4 4c0 1.8-.7 2.8-2 3.5 3.5 1.1 9 .6 9-3.8z
    paintpalette ◕ body M12 3a9 9 0 1 0 0 18c1.5 0 2.2-1.1 1.8-2.3-.5-1.7.5-3.2 2.3-3.2H18
      a3 3 0 0 0 3-3C21 7 17 3 12 3z hole O7.7 12 1.4O9.5 7.8 1.4O14.5 7.3 1.4
    eyedropper ✐ line M4 20l1-4 8-8 3 3-8 8zM11.5 6.5l6 6M15 7.5l2.5-2.5a1.8 1.8 0 0 1 2.5 2.5L17 10
    wand.and.stars ⚚ line M4 20L14.5 9.5 solid M9 2.5c.4 2.2 1.1 2.9 3.3 3.3-2.2.4-2.9 1.1-3.3
      3.3-.4-2.2-1.1-2.9-3.3-3.3 2.2-.4 2.9-1.1 3.3-3.3zM18.5 10.5c.4 2.2 1.1 2.9 3.3 3.3-2.2.4-2.9
      1.1-3.3 3.3-.4-2.2-1.1-2.9-3.3-3.3 2.2-.4 2.9-1.1 3.3-3.3z line M18 3v4M16 5h4
    wand.and.rays ⚚ like wand.and.stars
    wand.and.sparkles ⚚ like wand.and.stars
    ruler ▭ body M3.7 15.3L15.3 3.7a1.5 1.5 0 0 1 2.1 0l2.9 2.9a1.5 1.5 0 0 1 0 2.1L8.7 20.3
      a1.5 1.5 0 0 1-2.1 0l-2.9-2.9a1.5 1.5 0 0 1 0-2.1z detail M7 12.5l2 2M10 9.5l2 2M13 6.5l2 2
    crop ⌗ line M7 2.5V17H21.5M2.5 7H17V21.5
    ladybug ✳ body M6 12a6 6 0 0 1 12 0v3a6 6 0 0 1-12 0z detail M6.5 11.5h11M12 11.5
      V20.5 line M9 6.5L7.5 3.5M15 6.5l1.5-3M6 13.5H3M21 13.5h-3
    function ƒ line M15.5 4.5C13 3.5 11.5 5 11 7.5L9 17.5c-.5 2.5-2 3.5-4 2.5M7 10h8
    sum ∑ line M17.5 7V4.5h-11L13 12l-6.5 7.5h11V17
    curlybraces ⦃ line M9 4C6.5 4 5.5 5.2 5.5 7.2v1.6C5.5 10.8 4.7 12 3 12c1.7 0 2.5 1.2 2.5 3.2v1.6
      C5.5 18.8 6.5 20 9 20M15 4c2.5 0 3.5 1.2 3.5 3.2v1.6c0 2 .8 3.2 2.5 3.2-1.7 0-2.5 1.2-2.5 3.2
      v1.6C18.5 18.8 17.5 20 15 20
    text.magnifyingglass ⌕ like doc.text.magnifyingglass
    mail.and.text.magnifyingglass ⌕ like doc.text.magnifyingglass
    rectangle.and.text.magnifyingglass ⌕ like doc.text.magnifyingglass
    location.magnifyingglass ⌕ like magnifyingglass
    slider.horizontal.2.square ╪ body R4 4 16 16 4 detail M7.5 9.5h9M7.5 14.5h9 hole O14 9.5 1.9O10
      14.5 1.9
    slider.horizontal.2.square.on.square ╪ like slider.horizontal.2.square
    slider.horizontal.below.rectangle ╪ body R3 4 18 9 2.5 line M3 18.5h8.5M17.5 18.5H21O14.5 18.5
      2.5
    slider.horizontal.below.square.filled.and.square ╪ like slider.horizontal.below.rectangle
    dial.min ◔ body O12 12 8 detail M12 12l-4.2 3
    dial.low ◔ body O12 12 8 detail M12 12L8 8.5
    dial.medium ◔ body O12 12 8 detail M12 12V7
    dial.high ◔ body O12 12 8 detail M12 12l4-3.5
    gauge.low ◔ like gauge
    gauge.high ◔ like gauge
    gauge.with.needle ◔ like gauge
    gauge.with.dots.needle.33percent ◔ like gauge
    gauge.with.dots.needle.50percent ◔ like gauge
    gauge.with.dots.needle.67percent ◔ like gauge
    gauge.with.dots.needle.bottom.50percent ◔ like gauge
    screwdriver ⚒ body M12.5 8.5l5-5 3 3-5 5z line M14 10L4 20
    paintbrush.pointed ✐ like paintbrush
    eyedropper.halffull ✐ like eyedropper
    wand.and.stars.inverse ⚚ like wand.and.stars
    wand.and.rays.inverse ⚚ like wand.and.stars
    level ▭ body R3 8 18 8 2.5 window O12 12 2.2
    crop.rotate ⌗ like crop
    rotate.left ↺ body R5.5 10 10.5 10.5 2.5 line M20 13.5V12a6.5 6.5 0 0 0-6.5-6.5H9M11.5 2.5l-3 3
      3 3
    rotate.right ↻ body R8 10 10.5 10.5 2.5 line M4 13.5V12a6.5 6.5 0 0 1 6.5-6.5H15M12.5 2.5l3 3-3
      3
    rotate.3d ⟳ like arrow.triangle.2.circlepath
    move.3d ✥ line M12 13V3.5M9.5 6L12 3.5 14.5 6M12 13l8 4.5M20 14v3.5l-3.2.5M12 13l-8 4.5M4 14v3.5
      l3.2.5
    camera.filters ∴ line O12 8.3 4.8O8.3 14.8 4.8O15.7 14.8 4.8
    ant ✳ body O12 5 2.2O12 10 2.2M12 12.5c2 0 3.3 1.8 3.3 4.2S14 21 12 21s-3.3-1.8-3.3-4.3 1.3-4.2
      3.3-4.2z line M6 7l4 2.5M18 7l-4 2.5M5 13.5l4.5-1.5M19 13.5l-4.5-1.5M6 20l2.7-2.5M18 20
      l-2.7-2.5
    fx ƒ like function
    f.cursive ƒ like function
    ellipsis.curlybraces ⦃ like curlybraces
    """
}
