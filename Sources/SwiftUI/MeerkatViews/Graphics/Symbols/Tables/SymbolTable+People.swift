extension SymbolTable {
  /// People, hands and faces.
  static let people: String = """
    person ⚇ body O12 7 3.5M4.5 19.3c0-3.2 3-5.3 7.5-5.3s7.5 2.1 7.5 5.3c0 .9-.6 1.4-1.5 1.4H6
      c-.9 0-1.5-.5-1.5-1.4z
    person.2 ⚇ body O8.5 7.5 3.25M2.5 18.7c0-2.9 2.4-4.7 6-4.7s6 1.8 6 4.7c0 .8-.5 1.3-1.3 1.3H3.8
      c-.8 0-1.3-.5-1.3-1.3zO17 8.5 2.5M17.6 14c2.4.1 4 1.7 4 4.3 0 .8-.5 1.2-1.2 1.2h-2.6
      c.1-2.2-.3-4-1.5-5.3z
    person.3 ⚇ body O12 7.5 2.75M7 18c0-2.6 1.9-4.2 5-4.2s5 1.6 5 4.2c0 .7-.4 1-1 1H8c-.6 0-1-.3-1-1
      zO4.5 9.5 1.6O19.5 9.5 1.6 line M2 17.5c0-1.6.6-2.7 1.8-3.2M22 17.5c0-1.6-.6-2.7-1.8-3.2
    person.crop.circle ⚇ body O12 12 9 hole O12 9.5 3.25M5.5 18.2C6.8 15.8 9 14.5 12 14.5
      s5.2 1.3 6.5 3.7A9 9 0 0 1 5.5 18.2z
    person.crop.square ⚇ body R4 4 16 16 4 hole O12 9.7 3M5.5 19.2C6.3 16 8.7 14.3 12 14.3
      s5.7 1.7 6.5 4.9l-2 .8h-9z
    person.crop.rectangle ⚇ body R3 5 18 14 3 hole O12 10 2.6M6.8 18.5c.4-2.8 2.2-4.3 5.2-4.3
      s4.8 1.5 5.2 4.3z
    person.text.rectangle ⚇ body R3 5 18 14 3 hole O8.8 9.7 1.9M5.5 16c0-2 1.3-3.2 3.3-3.2
      s3.3 1.2 3.3 3.2z detail M14.8 10H17M14.8 14H17
    person.wave.2 ⚇ body O9.5 7 3.25M3 19.3c0-3.1 2.5-5 6.5-5s6.5 1.9 6.5 5c0 .7-.5 1.2-1.3 1.2H4.3
      c-.8 0-1.3-.5-1.3-1.2z line M16 4.5a4.5 4.5 0 0 1 0 5M19 2.5a8 8 0 0 1 0 9
    person.badge.key ⚷ body O9.5 7 3.5M2.5 19.3c0-3.2 2.7-5.3 7-5.3 1.4 0 2.7.2 3.8.6V20.7H4
      c-.9 0-1.5-.5-1.5-1.4z line O18 12.5 2.3M18 15v6M18 18.5h2
    person.fill.questionmark ⚇ like person.fill.badge.questionmark
    person.fill.checkmark ⚇ like person.fill.badge.checkmark
    person.fill.xmark ⚇ like person.fill.badge.xmark
    figure ☥ solid O12 4.2 2.2 line M5 9.5l5 .7h4l5-.7M10.3 10.2V14l-2 7M13.7 10.2V14l2 7
    accessibility ☥ like figure.circle
    figure.stand ☥ solid O12 4.2 2.2 line M8.5 15.5v-5A1.5 1.5 0 0 1 10 9h4a1.5 1.5 0 0 1 1.5 1.5v5
      M10.5 15.5V21M13.5 15.5V21
    figure.walk ☥ solid O13 3.8 2.1 line M12.3 8.5l-.9 6 3.3 2.6 1 4.2M11.4 14.5l-.8 3.3-3 3.5
      M12.3 8.5L8.7 10l-1.2 3.5M12.3 8.5l2 3.4 3.2 1.1
    figure.run ☥ solid O14.5 3.8 2.1 line M13.5 8l-2.7 5.5 3.7 2.5-1 5M10.8 13.5l-2 3.7-4.8.3M13.5 8
      L9 7.5 6.5 11M13.5 8l2.5 3.5 3.5-.5
    hand.raised ☚ body M7 13V6.5a1.5 1.5 0 0 1 3 0V4.5a1.5 1.5 0 0 1 3 0v1a1.5 1.5 0 0 1 3 0V8
      a1.5 1.5 0 0 1 3 0V15a6.5 6.5 0 0 1-6.5 6.5c-2.8 0-4.5-1.1-5.9-3.4l-3-4.9
      a1.5 1.5 0 0 1 2.5-1.6z detail M10 6.5V11M13 5.5V11M16 8v3.5
    hand.wave ✌ like hand.raised
    hand.thumbsup ☝ body M7.5 10.5L11 3.5c1.7 0 2.8 1.1 2.8 2.8V9.5h4.7a2.2 2.2 0 0 1 2.2 2.5
      l-1.1 6.6a2.2 2.2 0 0 1-2.2 1.9H5A1.7 1.7 0 0 1 3.3 18.8V12.2A1.7 1.7 0 0 1 5 10.5
      z detail M7.5 10.5v10
    hand.thumbsdown ☟ body M7.5 13.5l3.5 7c1.7 0 2.8-1.1 2.8-2.8V14.5h4.7a2.2 2.2 0 0 0 2.2-2.5
      l-1.1-6.6A2.2 2.2 0 0 0 17.4 3.5H5A1.7 1.7 0 0 0 3.3 5.2v6.6A1.7 1.7 0 0 0 5 13.5
      z detail M7.5 13.5v-10
    hand.tap ☝ body M9.5 14V8.5a1.7 1.7 0 0 1 3.4 0v4l4.3 1.2a2.5 2.5 0 0 1 1.8 2.8l-.5 2.8
      a2 2 0 0 1-2 1.7h-4.8a2.5 2.5 0 0 1-2-1l-3.2-4.3a1.5 1.5 0 0 1 2.3-1.9z line M6 9
      a5.2 5.2 0 1 1 10.4 0
    face.smiling ☺☻ body O12 12 9 hole O8.8 9.8 1.4O15.2 9.8 1.4 detail M8 14.3c.9 1.4 2.3 2.2 4 2.2
      s3.1-.8 4-2.2
    eyes ◉ body O7 12 4O17 12 4 hole O8 13 1.6O18 13 1.6
    eyeglasses ∞ line O6.8 14 3.8O17.2 14 3.8M10.6 13.5a1.7 1.7 0 0 1 2.8 0M3 13.5L5.5 6.5M21 13.5
      L18.5 6.5
    person.2.wave.2 ⚇ like person.wave.2
    person.3.sequence ⚇ like person.3
    person.line.dotted.person ⚇ like person.2
    figure.2 ☥ solid O7 4.5 2O17 4.5 2 line M4.5 14v-3a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3M5.8 21v-7M8.2
      21v-7 M14.5 14v-3a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3M15.8 21v-7M18.2 21v-7
    figure.and.child.holdinghands ☥ solid O8.5 4 2O17.5 10 1.8 line M6 14v-3.5A1.5 1.5 0 0 1 7.5 9
      H10l4.5 5.5 h5M7.3 21v-7M9.7 21v-7M17.5 14.5V17M16.3 21v-4h2.4v4
    figure.2.and.child.holdinghands ☥ like figure.and.child.holdinghands
    figure.child ☥ like figure
    figure.arms.open ☥ like figure
    figure.wave ☥ solid O12 4.2 2.2 line M17.5 4.5V8A1.5 1.5 0 0 1 16 9.5H9.5A1.5 1.5 0 0 0 8 11v4
      M10.3 9.5 V14l-.3 7M13.7 9.5V14l.3 7
    figure.dance ☥ solid O13 4 2.1 line M5 6.5L9.5 10H14l5-4M10.5 10l.5 5-4 6M13.5 10v4.5l3.5 2.5-.5
      4
    figure.hiking ☥ solid O11.5 4 2.1 line M11 8.5L8.5 14l4 3 .5 4M8.5 14L6.5 21M11 8.5l3 3.5h3M18.5
      10v11
    figure.roll ☥ solid O11 4 2 line M11 8v6h5l2.5 5h2M11 10.5h4.5M8 12a5 5 0 1 0 7 6.5
    figure.yoga ☥ solid O12 4.5 2.2 line M12 8.5v6M12 9.5l-5 6M12 9.5l5 6M4 20c2.5-3.2 5-4 8-5.5 3
      1.5 5.5 2.3 8 5.5 z
    figure.mind.and.body ☥ like figure.yoga
    figure.strengthtraining.traditional ☥ solid O12 8.5 2 line M2.5 5h19M4.5 3v4M19.5 3v4M5.5 5l3 7
      h7l3-7M10 12 v3l-1.5 6M14 12v3l1.5 6
    figure.outdoor.cycle ☥ solid O15 4.5 2 line O5.5 17 3.5O18.5 17 3.5M12 18v-4l-3.5-3L13 8l2.5 3
      H19
    figure.indoor.cycle ☥ like figure.outdoor.cycle
    figure.pool.swim ☥ solid O18 9.5 2.2 line M3 17c2-1.5 4-1.5 6 0s4 1.5 6 0 4-1.5 6 0M5.5 13.5
      l6.5-4L9.5 6l4-1.5
    figure.highintensity.intervaltraining ☥ like figure.run
    hand.point.up ☝ body M10 13V5a1.75 1.75 0 0 1 3.5 0v6.5l4 1a2.5 2.5 0 0 1 2 2.5c0 3-1.3 6-1.3 6
      h-7.7 c-1.2-1.5-3.5-4-4.8-6a1.5 1.5 0 0 1 2.3-1.8z
    hand.point.up.left ☝ like hand.point.up
    hand.point.down ☟ body M10 11v8a1.75 1.75 0 0 0 3.5 0v-6.5l4-1a2.5 2.5 0 0 0 2-2.5
      c0-3-1.3-6-1.3-6h-7.7 c-1.2 1.5-3.5 4-4.8 6a1.5 1.5 0 0 0 2.3 1.8z
    hand.point.left ☜ body M13 10H5a1.75 1.75 0 0 0 0 3.5h6.5l1 4a2.5 2.5 0 0 0 2.5 2c3 0 6-1.3
      6-1.3v-7.7 c-1.5-1.2-4-3.5-6-4.8a1.5 1.5 0 0 0-1.8 2.3z
    hand.point.right ☞ body M11 10h8a1.75 1.75 0 0 1 0 3.5h-6.5l-1 4a2.5 2.5 0 0 1-2.5 2c-3
      0-6-1.3-6-1.3v-7.7 c1.5-1.2 4-3.5 6-4.8a1.5 1.5 0 0 1 1.8 2.3z
    hand.draw ☝ like hand.point.up
    hand.palm.facing ☝ like hand.raised
    hand.clap ☝ like hand.wave
    hands.clap ☝ like hand.wave
    face.smiling.inverse ☻ like face.smiling.fill
    mouth ◡ body M3 11.5c3-3 5.5-4.5 7-3.5 1 .6 3 .6 4 0 1.5-1 4 .5 7 3.5-2 4-5 6-9 6s-7-2-9-6z
      detail M6 12 c4 1 8 1 12 0
    """
}
