extension SymbolTable {
  /// Plain figures, which also frame other symbols.
  static let figures: String = """
    circle ○● body O12 12 9
    square □■ body R4 4 16 16 4
    app □■ body R3.5 3.5 17 17 5
    rectangle ▭▬ body R3 5 18 14 3
    rectangle.portrait ▯▮ body R5 3 14 18 3
    capsule ▭▬ body R3 7 18 10 5
    oval ○● body M12 6c5 0 9 2.6 9 6s-4 6-9 6-9-2.6-9-6 4-6 9-6z
    triangle △▲ body M10.3 4.7a2 2 0 0 1 3.4 0l7.2 12.3a2 2 0 0 1-1.7 3H4.8a2 2 0 0 1-1.7-3z
    diamond ◇◆ body M10.6 3.6a2 2 0 0 1 2.8 0l7 7a2 2 0 0 1 0 2.8l-7 7a2 2 0 0 1-2.8 0l-7-7
      a2 2 0 0 1 0-2.8z
    hexagon ⬡⬢ body M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9z
    octagon ⬡⬢ body M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z
    seal ✹ body M8.86 4.42A3.4 3.4 0 0 1 15.14 4.42A3.4 3.4 0 0 1 19.58 8.86
      A3.4 3.4 0 0 1 19.58 15.14A3.4 3.4 0 0 1 15.14 19.58A3.4 3.4 0 0 1 8.86 19.58
      A3.4 3.4 0 0 1 4.42 15.14A3.4 3.4 0 0 1 4.42 8.86A3.4 3.4 0 0 1 8.86 4.42Z
    circle.dashed ◌ line M20.83 10.28A9 9 0 0 1 20.83 13.72M19.46 17.03A9 9 0 0 1 17.03 19.46
      M13.72 20.83A9 9 0 0 1 10.28 20.83M6.97 19.46A9 9 0 0 1 4.54 17.03M3.17 13.72
      A9 9 0 0 1 3.17 10.28M4.54 6.97A9 9 0 0 1 6.97 4.54M10.28 3.17A9 9 0 0 1 13.72 3.17M17.03 4.54
      A9 9 0 0 1 19.46 6.97
    square.dashed ⬚ line M4 7.5A3.5 3.5 0 0 1 7.5 4M16.5 4A3.5 3.5 0 0 1 20 7.5M20 16.5
      A3.5 3.5 0 0 1 16.5 20M7.5 20A3.5 3.5 0 0 1 4 16.5M11.2 4h1.6M11.2 20h1.6M4 11.2v1.6M20 11.2
      v1.6
    viewfinder ⌗ line M3 8V6a3 3 0 0 1 3-3h2M16 3h2a3 3 0 0 1 3 3v2M21 16v2a3 3 0 0 1-3 3h-2M8 21H6
      a3 3 0 0 1-3-3v-2
    circle.slash ⊘ body O12 12 9 detail M5.7 5.7l12.6 12.6
    nosign ⊘ like circle.slash
    circle.lefthalf.filled ◐ body O12 12 9 solid M12 3a9 9 0 0 0 0 18z
    circle.righthalf.filled ◑ body O12 12 9 solid M12 3a9 9 0 0 1 0 18z
    circle.bottomhalf.filled ◒ body O12 12 9 solid M3 12a9 9 0 0 0 18 0z
    smallcircle.filled.circle ◉ body O12 12 9 hole O12 12 4
    largecircle.fill.circle ◉ like smallcircle.filled.circle
    record.circle ◉ like smallcircle.filled.circle
    target ◎ line O12 12 9O12 12 5 solid O12 12 1.8
    scope ⌖ line O12 12 6.5M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5
    sparkle ✦ body M12 3c1 5.8 3.2 8 9 9-5.8 1-8 3.2-9 9-1-5.8-3.2-8-9-9 5.8-1 8-3.2 9-9z
    sparkles ✧ body M10 6c.8 4.6 2.4 6.2 7 7-4.6.8-6.2 2.4-7 7-.8-4.6-2.4-6.2-7-7 4.6-.8 6.2-2.4 7-7
      z solid M18.5 1.5c.5 2.8 1.2 3.5 4 4-2.8.5-3.5 1.2-4 4-.5-2.8-1.2-3.5-4-4 2.8-.5 3.5-1.2 4-4z
    star ☆★ body M12 3.2L14.53 9.32L21.13 9.83L16.09 14.13L17.64 20.57L12 17.1L6.36 20.57L7.91 14.13
      L2.87 9.83L9.47 9.32Z
    star.leadinghalf.filled ★ line M12 3.2L14.53 9.32L21.13 9.83L16.09 14.13L17.64 20.57L12 17.1
      L6.36 20.57L7.91 14.13L2.87 9.83L9.47 9.32Z solid M12 3.2V17.1L6.36 20.57L7.91 14.13L2.87 9.83
      L9.47 9.32Z
    heart ♡♥ body M12 20.5C6 16.5 3 13 3 9a4.9 4.9 0 0 1 9-2.7A4.9 4.9 0 0 1 21 9c0 4-3 7.5-9 11.5z
    slash.circle ⊘ like circle.slash
    circle.dotted ◌ solid O20.6 12 1.2O19.4 16.3 1.2O16.3 19.4 1.2O12 20.6 1.2O7.7 19.4 1.2O4.6 16.3
      1.2O3.4 12 1.2O4.6 7.7 1.2O7.7 4.6 1.2O12 3.4 1.2O16.3 4.6 1.2O19.4 7.7 1.2
    circle.inset.filled ◉ body O12 12 9 hole O12 12 5
    smallcircle.circle ◎ body O12 12 9 detail O12 12 4
    circlebadge ○● body O12 12 5
    circlebadge.2 ⚇ body O8 15 4.5O16 9 4.5
    circle.tophalf.filled ◓ body O12 12 9 solid M3 12a9 9 0 0 1 18 0z
    circle.lefthalf.fill ◐ like circle.lefthalf.filled
    circle.righthalf.fill ◑ like circle.righthalf.filled
    star.leadinghalf.fill ★ like star.leadinghalf.filled
    square.inset.filled ▣ body R4 4 16 16 4 hole R8 8 8 8 1.5
    square.lefthalf.filled ◧ body R4 4 16 16 4 solid M8 4h4v16H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z
    square.righthalf.filled ◨ body R4 4 16 16 4 solid M12 4h4a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-4z
    square.tophalf.filled ⬒ body R4 4 16 16 4 solid M4 12V8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v4z
    square.bottomhalf.filled ⬓ body R4 4 16 16 4 solid M4 12v4a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4v-4z
    rectangle.lefthalf.filled ◧ body R3 5 18 14 3 solid M6 5h6v14H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z
    rectangle.righthalf.filled ◨ body R3 5 18 14 3 solid M12 5h6a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-6z
    rectangle.tophalf.filled ⬒ body R3 5 18 14 3 solid M3 12V8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v4z
    rectangle.bottomhalf.filled ⬓ body R3 5 18 14 3 solid M3 12v4a3 3 0 0 0 3 3h12a3 3 0 0 0 3-3v-4z
    rectangle.dashed ⬚ line M3 9V8a3 3 0 0 1 3-3h1M10.5 5h3M17 5h1a3 3 0 0 1 3 3v1M21 11.5v1M21 15v1
      a3 3 0 0 1-3 3h-1M13.5 19h-3M7 19H6a3 3 0 0 1-3-3v-1M3 11.5v1
    app.dashed ⬚ like square.dashed
    capsule.portrait ▯▮ body R7 3 10 18 5
    oval.portrait ○● body M12 3a6.5 9 0 1 1 0 18 6.5 9 0 1 1 0-18z
    pentagon ⬠⬟ body M12 3l9 6.7-3.5 10.8h-11L3 9.7z
    rhombus ◇◆ like diamond
    pyramid △▲ body M12 3.5L21.5 17 12 21 2.5 17z detail M12 4v16.5
    cone △▲ body M12 3l7.5 14.5c0 2-3.3 3.5-7.5 3.5s-7.5-1.5-7.5-3.5z
    cylinder ⌸ body M4.5 6.5c0-2 3.4-3.5 7.5-3.5s7.5 1.5 7.5 3.5v11c0 2-3.4 3.5-7.5 3.5
      s-7.5-1.5-7.5-3.5z detail M5 6.8C5.5 8.5 8.4 9.8 12 9.8s6.5-1.3 7-3
    cylinder.split.1x2 ⌸ body M4.5 6.5c0-2 3.4-3.5 7.5-3.5s7.5 1.5 7.5 3.5v11c0 2-3.4 3.5-7.5 3.5
      s-7.5-1.5-7.5-3.5z detail M5 6.8C5.5 8.5 8.4 9.8 12 9.8s6.5-1.3 7-3M5 12.8c.5 1.7 3.4 3 7 3
      s6.5-1.3 7-3
    checkerboard.rectangle ▦ body R3 5 18 14 3 hole R3.8 5.8 4 3.9 .3R12 5.5 4.3 4.2 .3R7.8 9.8 4.2
      4.4 .3 R16.3 9.8 4.2 4.4 .3R3.8 14.2 4 4 .3R12 14.2 4.3 4.3 .3
    livephoto ◎ like target
    """
}
