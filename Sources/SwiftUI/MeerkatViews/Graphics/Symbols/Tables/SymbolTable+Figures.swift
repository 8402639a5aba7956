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
    """
}
