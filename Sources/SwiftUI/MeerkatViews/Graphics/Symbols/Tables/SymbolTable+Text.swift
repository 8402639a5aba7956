extension SymbolTable {
  /// Writing and lists.
  static let text: String = """
    list.bullet ≣ solid O4.5 6 1.7O4.5 12 1.7O4.5 18 1.7 line M9.5 6H20.5M9.5 12h11M9.5 18h11
    list.dash ≣ line M3.5 6h2M3.5 12h2M3.5 18h2M9.5 6H20.5M9.5 12h11M9.5 18h11
    list.star ≣ like list.bullet
    list.number ≣ fine M3.7 4.3l1.5-1V8M3.3 10.7c.4-1.2 2.8-1 2.8.4 0 1.1-2.2 1.7-2.8 3.2H6.3
      M3.4 17.2c.6-1.1 2.6-.8 2.6.5 0 .8-.6 1.2-1.4 1.2 1 0 1.7.4 1.7 1.3 0 1.5-2.4 1.6-3 .3 line
      M10.5 6H20.5M10.5 12.5h10M10.5 19h10
    list.bullet.rectangle ▤ body R3 4.5 18 15 3 hole O7.5 9.5 1.3O7.5 14.5 1.3 detail M11.5 9.5H17
      M11.5 14.5H17
    list.bullet.indent ≣ line M3.5 6h17M9.5 12h11M9.5 18h11 solid O5 12 1.6O5 18 1.6
    checklist ☑ line M12 7h8.5M12 17h8.5M3.5 7.2l1.8 1.8L9 5M3.5 17.2l1.8 1.8L9 15
    line.3.horizontal ≡ line M4 6h16M4 12h16M4 18h16
    line.3.horizontal.decrease ≡ line M4 6.5h16M7 12h10M10 17.5h4
    line.horizontal.3 ≡ like line.3.horizontal
    line.horizontal.3.decrease ≡ like line.3.horizontal.decrease
    text.alignleft ≡ line M4 5h16M4 9.7h10M4 14.3h16M4 19h10
    text.aligncenter ≡ line M4 5h16M7 9.7h10M4 14.3h16M7 19h10
    text.alignright ≡ line M4 5h16M10 9.7h10M4 14.3h16M10 19h10
    text.justify ≡ line M4 5h16M4 9.7h16M4 14.3h16M4 19h16
    text.quote ≡ line M9 6h11M9 12h11M9 18h11M4.5 6v12
    text.badge.plus ≡ line M4 6h16M4 12h8.5M4 18h6M17.5 14v7M14 17.5h7
    text.badge.minus ≡ line M4 6h16M4 12h16M4 18h6M14 18h7
    text.badge.checkmark ≡ line M4 6h16M4 12h8.5M4 18h5M13 17.5l2.7 2.7 5.3-6
    quote.opening “ solid O7 14.5 3.3O17 14.5 3.3 line M4.7 14C4.7 10.5 6 8.2 9 7M14.7 14
      c0-3.5 1.3-5.8 4.3-7
    quote.closing ” solid O7 9.5 3.3O17 9.5 3.3 line M9.3 10C9.3 13.5 8 15.8 5 17M19.3 10
      c0 3.5-1.3 5.8-4.3 7
    character A line M5.5 20L12 4l6.5 16M7.9 14.5h8.2
    character.cursor.ibeam ⌶ line M3 18L7.5 6 12 18M4.7 14h5.6M16 4.5c1.7 0 2.5.7 2.5 2v11
      c0 1.3-.8 2-2.5 2M21 4.5c-1.7 0-2.5.7-2.5 2M21 19.5c-1.7 0-2.5-.7-2.5-2
    character.textbox ▭ body R3 6 18 12 3 detail M7.5 14.5L10 9l2.5 5.5M15.5 9v6
    textformat A line M3 18.5L8.5 5.5l5 13M4.8 14h6.9O18 15.3 3.2M21.2 12.1V18.5
    textformat.size A line M9.5 19.5L15.5 4.5l6 15M11.7 14.5h7.6M2.5 19.5L5.5 12l2 4.5
    textformat.abc A like textformat
    bold B line M7 4.5h6.2a3.75 3.75 0 0 1 0 7.5H7zM7 12h7.2a3.75 3.75 0 0 1 0 7.5H7z
    italic I line M10.5 4.5H18M6 19.5h7.5M14.5 4.5l-5 15
    underline U line M7 4v6.5a5 5 0 0 0 10 0V4M5 20.5h14
    strikethrough S line M17 7.5C16.5 5.3 14.7 4 12 4 9 4 7 5.5 7 7.8 7 9.5 8 10.6 9.5 11.3M4 12h16
      M15 13.5c1.3.7 2 1.5 2 2.9 0 2.2-2 3.6-5 3.6-2.8 0-4.7-1.3-5.2-3.5
    rectangle.and.pencil.and.ellipsis ✎ line M11 18.5H6a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3h5M21 13v2.5
      a3 3 0 0 1-3 3h-1M12 14.5l.6-2.7 6.7-6.7a1.5 1.5 0 0 1 2.2 2.2l-6.7 6.7z solid O7.5 13.2 1.5
    keyboard ⌨ body R2.5 6 19 12 3 hole O7 10 1.2O10.3 10 1.2O13.7 10 1.2O17 10 1.2 detail M8.5 14.3
      h7
    command ⌘ line M9 9H6.3A2.7 2.7 0 1 1 9 6.3V17.7A2.7 2.7 0 1 1 6.3 15H17.7A2.7 2.7 0 1 1 15 17.7
      V6.3A2.7 2.7 0 1 1 17.7 9z
    option ⌥ line M4 6h4.5L15.5 18H20M14 6h6
    return ↩ line M20 5v5a3 3 0 0 1-3 3H4M8.5 8.5L4 13l4.5 4.5
    delete.left ⌫ body M9.5 5.5h9A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-9a2 2 0 0 1-1.5-.7
      L3 12l5-5.8a2 2 0 0 1 1.5-.7z detail M11.5 9.5l5 5M16.5 9.5l-5 5
    delete.backward ⌫ like delete.left
    list.triangle ≡ like list.bullet
    list.bullet.rectangle.portrait ▤ body R5 3 14 18 3 hole O8.7 8 1.1O8.7 12 1.1O8.7 16 1.1 detail
      M11.8 8h3.7M11.8 12h3.7M11.8 16h3.7
    list.bullet.below.rectangle ▤ body R4 3.5 16 8 2 solid O5 15.8 1.3O5 20 1.3 line M9 15.8h11M9 20
      h11
    checklist.checked ☑ like checklist
    filemenu.and.selection ▤ like list.bullet.rectangle
    contextualmenu.and.cursorarrow ▤ like list.bullet.rectangle
    line.diagonal ╱ line M5 19L19 5
    line.diagonal.arrow ↗ like arrow.up.right
    lineweight ≡ solid R3.5 4.5 17 1.2 .6R3.5 9 17 2.2 1R3.5 14.5 17 4.5 1.5
    text.justify.left ≡ like text.alignleft
    text.justify.leading ≡ like text.alignleft
    text.redaction ≡ like text.alignleft
    text.append ≡ like text.badge.plus
    text.insert ≡ like text.badge.plus
    text.below.photo ▤ body R5 3 14 9.5 2 line M5 16.5h14M5 20.5h9
    text.cursor ⌶ line M9 4h1A2 2 0 0 1 12 6v12a2 2 0 0 1-2 2H9M15 4h-1a2 2 0 0 0-2 2M12 18a2 2 0 0
      0 2 2h1
    paragraphsign ¶ line M14 20V4M18 4v16M20 4H10a4.5 4.5 0 0 0 0 9h4
    increase.indent ⇥ line M4 5h16M12 10h8M12 14.5h8M4 19h16M4 9.5l3.5 2.7L4 15
    decrease.indent ⇤ line M4 5h16M12 10h8M12 14.5h8M4 19h16M7.5 9.5L4 12.2 7.5 15
    textformat.alt A like textformat
    textformat.superscript ² line M3.5 8.5l8.5 11M12 8.5l-8.5 11M16 5c.5-2 4.3-2 4.3.5C20.3 7 16 8
      16 10h4.5
    textformat.subscript ₂ line M3.5 4.5l8.5 11M12 4.5l-8.5 11M16 15c.5-2 4.3-2 4.3.5 0 1.5-4.3
      2.5-4.3 4.5h4.5
    textformat.size.larger A like textformat.size
    textformat.size.smaller A like textformat.size
    abc A like textformat.abc
    numbers 1 like textformat.123
    bold.italic.underline B like bold
    translate A like character.bubble
    keyboard.chevron.compact.down ⌨ body R3 4 18 11 2.5 hole O7 7.8 1O10.4 7.8 1O13.8 7.8 1O17.2 7.8
      1 detail M8 11.5h8 line M9 18.5l3 2 3-2
    control ⌃ line M6 10.5l6-6 6 6
    shift ⇧ body M12 4l8 8.5h-4V19H8v-6.5H4z
    capslock ⇪ body M12 3l8 8h-4v4.5H8V11H4zM8 18.5h8V21H8z
    return.left ↵ like return
    clear ⌧ body R3 5.5 18 13 3 detail M9.5 9.5l5 5M14.5 9.5l-5 5
    cursorarrow ↖ body M6 3.5l13 8-6 1.5-3.5 6z
    cursorarrow.click ↖ body M10 9.5l11 5-4.7 1.7L14.5 21z line M9 3v2.5M3 9h2.5M4.8 4.8l1.7 1.7
    cursorarrow.click.2 ↖ like cursorarrow.click
    cursorarrow.rays ↖ like cursorarrow.click
    cursorarrow.motionlines ↖ like cursorarrow
    """
}
