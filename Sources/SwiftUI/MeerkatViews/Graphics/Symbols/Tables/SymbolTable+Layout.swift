extension SymbolTable {
  /// Grids, stacks and windows.
  static let layout: String = """
    square.grid.2x2 ⊞ body R4 4 6.5 6.5 1.5R13.5 4 6.5 6.5 1.5R4 13.5 6.5 6.5 1.5
      R13.5 13.5 6.5 6.5 1.5
    square.grid.3x3 ⊞ solid R3.5 3.5 4.5 4.5 1.2R9.75 3.5 4.5 4.5 1.2R16 3.5 4.5 4.5 1.2
      R3.5 9.75 4.5 4.5 1.2R9.75 9.75 4.5 4.5 1.2R16 9.75 4.5 4.5 1.2R3.5 16 4.5 4.5 1.2
      R9.75 16 4.5 4.5 1.2R16 16 4.5 4.5 1.2
    rectangle.grid.1x2 ⊟ body R3.5 4 17 6.5 2R3.5 13.5 17 6.5 2
    rectangle.grid.2x2 ⊞ body R3 5 7.5 5.5 1.5R13.5 5 7.5 5.5 1.5R3 13.5 7.5 5.5 1.5
      R13.5 13.5 7.5 5.5 1.5
    circle.grid.2x2 ⁘ body O7.25 7.25 2.9O16.75 7.25 2.9O7.25 16.75 2.9O16.75 16.75 2.9
    circle.grid.3x3 ⁙ solid O5.5 5.5 2O12 5.5 2O18.5 5.5 2O5.5 12 2O12 12 2O18.5 12 2O5.5 18.5 2
      O12 18.5 2O18.5 18.5 2
    rectangle.stack ▤ body R3.5 10 17 10.5 2.5 line M5.5 6.5h13M7.5 3h9
    square.stack ▤ body R3.5 10 12 11 2.5 line M7.5 6.5H16a2.5 2.5 0 0 1 2.5 2.5v8M11 3h8
      a2.5 2.5 0 0 1 2.5 2.5V13
    square.stack.3d.up ≣ body M12 3l9 4.8-9 4.8-9-4.8z line M3.5 12.2l8.5 4.5 8.5-4.5M3.5 16.5L12 21
      l8.5-4.5
    square.3.layers.3d ≣ like square.stack.3d.up
    square.on.square ⧉ body R8.5 8.5 12 12 2.5 line M5.5 15.5A2.5 2.5 0 0 1 3.5 13V6
      A2.5 2.5 0 0 1 6 3.5h7a2.5 2.5 0 0 1 2.5 2
    plus.square.on.square ⧉ body R8.5 8.5 12 12 2.5 line M5.5 15.5A2.5 2.5 0 0 1 3.5 13V6
      A2.5 2.5 0 0 1 6 3.5h7a2.5 2.5 0 0 1 2.5 2 detail M14.5 12v5M12 14.5h5
    plus.square.fill.on.square.fill ⧉ like plus.square.on.square.fill
    rectangle.on.rectangle ⧉ body R7.5 9.5 13.5 10.5 2.5 line M5 14.5A2.5 2.5 0 0 1 3 12V6.5
      A2.5 2.5 0 0 1 5.5 4H14a2.5 2.5 0 0 1 2.5 2
    rectangle.fill.on.rectangle.fill ⧉ like rectangle.on.rectangle.fill
    tablecells ⊞ body R3 4.5 18 15 3 detail M3.5 9.5h17M3.5 14.5h17M9.5 5v14
    sidebar.left ◧ body R3 4.5 18 15 3 detail M9.5 5v14 fine M5.8 8.5h1M5.8 11.5h1
    sidebar.right ◨ body R3 4.5 18 15 3 detail M14.5 5v14 fine M17.2 8.5h1M17.2 11.5h1
    sidebar.leading ◧ like sidebar.left
    sidebar.trailing ◨ like sidebar.right
    rectangle.split.2x1 ◫ body R3 4.5 18 15 3 detail M12 5v14
    rectangle.split.3x1 ◫ body R3 4.5 18 15 3 detail M9 5v14M15 5v14
    square.split.2x2 ⊞ body R4 4 16 16 3.5 detail M12 4.5v15M4.5 12h15
    rectangle.bottomthird.inset.filled ⬓ body R3 4.5 18 15 3 hole R6 13 12 3.5 1
    macwindow ▭ body R3 4.5 18 15 3 detail M3.5 9.5h17
    cube ▣ body M12 3l8 4.5v9L12 21l-8-4.5v-9z detail M4.5 7.8L12 12l7.5-4.2M12 12v8.5
    aspectratio ▭ body R3 5 18 14 3 detail M7 12.5V9h3.5M17 11.5V15h-3.5
    square.grid.3x2 ⊞ body R3 6 4.5 5 1.2R9.75 6 4.5 5 1.2R16.5 6 4.5 5 1.2R3 13.5 4.5 5 1.2R9.75
      13.5 4.5 5 1.2R16.5 13.5 4.5 5 1.2
    rectangle.grid.3x2 ⊞ like square.grid.3x2
    square.fill.text.grid.1x2 ▤ solid R4 4 6.5 6.5 1.5R4 13.5 6.5 6.5 1.5 line M14 5.5h6M14 9h4M14
      15h6M14 18.5h4
    rectangle.3.group ◫ body R3 4.5 10 15 2R15.8 4.5 5.2 6.2 1.5R15.8 13.3 5.2 6.2 1.5
    rectangle.3.offgrid ◫ like rectangle.3.group
    circle.grid.cross ⁘ solid O12 5 2.3O5 12 2.3O19 12 2.3O12 19 2.3
    circle.hexagongrid ⁙ body O8.5 6 2O15.5 6 2O5 12 2O12 12 2O19 12 2O8.5 18 2O15.5 18 2
    rectangle.stack.person.crop ▤ like rectangle.stack.badge.person
    checkmark.rectangle.stack ▤ like rectangle.stack.badge.checkmark
    square.stack.3d.down.right ⧉ like square.on.square
    square.stack.3d.down.forward ⧉ like square.on.square
    square.3.layers.3d.down.right ≣ like square.stack.3d.up
    square.on.square.dashed ⧉ like square.on.square
    square.filled.on.square ⧉ like square.on.square
    square.on.circle ⧉ body R9 9 12 12 2.5 line M6.5 15.3a6.3 6.3 0 1 1 8.8-8.8
    circle.on.square ⧉ like square.on.circle
    plus.rectangle.on.rectangle ⧉ like rectangle.on.rectangle.badge.plus
    rectangle.portrait.on.rectangle.portrait ⧉ like doc.on.doc
    rectangle.inset.filled ▣ body R3 5 18 14 3 hole R6 8 12 8 1
    rectangle.center.inset.filled ▣ like rectangle.inset.filled
    inset.filled.rectangle ▣ like rectangle.inset.filled
    rectangle.lefthalf.inset.filled ◧ body R3 5 18 14 3 hole R6 8 5.5 8 1
    rectangle.righthalf.inset.filled ◨ body R3 5 18 14 3 hole R12.5 8 5.5 8 1
    rectangle.topthird.inset.filled ⬒ body R3 4.5 18 15 3 hole R6 7.5 12 3.5 1
    rectangle.split.2x2 ⊞ body R3 4.5 18 15 3 detail M12 5v14M3.5 12h17
    rectangle.split.1x2 ⊟ body R3 4.5 18 15 3 detail M3.5 12h17
    rectangle.split.3x3 ▦ like tablecells
    square.split.2x1 ◫ body R4 4 16 16 3.5 detail M12 4.5v15
    square.split.1x2 ⊟ body R4 4 16 16 3.5 detail M4.5 12h15
    square.split.diagonal ⧄ body R4 4 16 16 3.5 detail M5.2 18.8L18.8 5.2
    squareshape.split.2x2 ⊞ like square.split.2x2
    sidebar.squares.left ◧ like sidebar.left
    dock.rectangle ⬓ body R3 4.5 18 15 3 detail M7 16h10
    menubar.rectangle ⬒ body R3 4.5 18 15 3 detail M3.5 8.8h17
    squares.below.rectangle ⊟ body R4 4 16 8.5 2R4 15.5 4.5 4.5 1R9.75 15.5 4.5 4.5 1R15.5 15.5 4.5
      4.5 1
    rectangle.expand.vertical ↕ line M4 12h16M12 3v5M9.5 5.5L12 3l2.5 2.5M12 21v-5M9.5 18.5L12 21
      l2.5-2.5
    rectangle.compress.vertical ↕ line M4 12h16M12 3v5.5M9.5 6l2.5 2.5L14.5 6M12 21v-5.5M9.5 18
      l2.5-2.5 2.5 2.5
    cube.transparent ⬡ like cube
    grid # line M8 3.5v17M16 3.5v17M3.5 8h17M3.5 16h17
    """
}
