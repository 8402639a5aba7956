extension SymbolTable {
  /// Time, places and the way there.
  static let places: String = """
    clock ◷ body O12 12 9 detail M12 7v5.2l3.3 2
    clock.arrow.circlepath ◷ line M4 12a8.25 8.25 0 1 0 2.5-6L4 8.5M4 3.5v5h5M12 8v4.3l3 1.8
    timer ◴ line M12 3.5a8.7 8.7 0 1 1-6.5 2.9M12 3.5V7M12 12.5L8.3 8.5
    stopwatch ⏱ body O12 13.5 7.5 detail M12 9.5v4 line M12 6V3M9.5 3h5M18 6.5l1.5 1.5
    alarm ◷ body O12 13 7.5 detail M12 9v4.2l2.7 1.6 line M3 6.5L6.5 3.5M21 6.5L17.5 3.5M6.7 18.5
      L5 20.7M17.3 18.5l1.7 2.2
    hourglass ⧖ body M7 3.5v3.5c0 2.2 3.5 3.4 3.5 5s-3.5 2.8-3.5 5v3.5h10V17c0-2.2-3.5-3.4-3.5-5
      s3.5-2.8 3.5-5V3.5 line M5.5 3.5h13M5.5 20.5h13
    map ▨ body M3 7.2a1 1 0 0 1 .6-.9L9 4l6 2.5 4.6-1.9a1 1 0 0 1 1.4.9v11.3a1 1 0 0 1-.6.9L15 20
      l-6-2.5-4.6 1.9a1 1 0 0 1-1.4-.9z detail M9 4.5V17M15 7v12.5
    mappin ⚲ body O12 7.5 4.5 line M12 12v9
    mappin.and.ellipse ⚲ body O12 6.5 3.75 line M12 10.3v7M8.5 14.3C5.6 14.8 3.5 16 3.5 17.5 3.5
      19.4 7.3 21 12 21s8.5-1.6 8.5-3.5c0-1.5-2.1-2.7-5-3.2
    location ➤ body M20.5 3.5L3.5 10.8l7.7 2 2 7.7z
    location.north ▲ body M12 3l7 17.5-7-4-7 4z
    safari ⊛ body O12 12 9 hole M16.3 7.7l-2.5 6.1-6.1 2.5 2.5-6.1z
    flag ⚐⚑ body M5 4.7c3-1.4 5-1 7.3 0s4.2 1.2 7.2.2v9.5c-3 1-5 .8-7.2-.2s-4.3-1.4-7.3 0
      z line M5 21V4.7
    pin ⚲ body M9 3.5h6l-.6 5.7c1.9 1 3.1 2.6 3.1 4.8h-11c0-2.2 1.2-3.8 3.1-4.8z line M12 14v7M8 3.5
      h8
    signpost.right ⇨ body M5 5h11l4 3.5-4 3.5H5z line M11 12v9M11 5V3
    building ▥ body R5 3 14 18 2.5 detail M9 7.5h1.5M13.5 7.5H15M9 11.5h1.5M13.5 11.5H15M10 20.5V16
      h4v4.5
    building.2 ▥ body M4 19V5.5A2.5 2.5 0 0 1 6.5 3h5A2.5 2.5 0 0 1 14 5.5V21H6A2 2 0 0 1 4 19zM14 9
      h3.5A2.5 2.5 0 0 1 20 11.5V19a2 2 0 0 1-2 2h-4 detail M8 7.5h2M8 11.5h2M8 15.5h2M14 9v12
    building.columns ⌂ body M12 3L3.5 8.5h17z line M6 12v5M10 12v5M14 12v5M18 12v5M3.5 20.5h17
    storefront ⌂ body M5.5 4h13L21 9a2.9 2.9 0 0 1-4.5 1.8 3 3 0 0 1-4.5 0 3 3 0 0 1-4.5 0
      A2.9 2.9 0 0 1 3 9z line M5 12.5V18A2 2 0 0 0 7 20h10a2 2 0 0 0 2-2v-5.5
    tent △▲ body M12 4.5L21 19.5H3z window M12 12.5l3.5 7h-7z
    mountain.2 △▲ body M2.5 19L9 6l4.3 8.5L15.5 11l6 8z
    airplane ✈ solid M22 12c0-1.1-1.1-1.8-2.7-1.8h-4.5L10.2 2.8H7.8l2.2 7.4H6.2L4.3 7.5H2.5
      l1.2 4.5-1.2 4.5h1.8L6.2 13.8H10L7.8 21.2h2.4l4.6-7.4h4.5C20.9 13.8 22 13.1 22 12z
    car ⛍ body M3.5 18v-4.5A2.5 2.5 0 0 1 5.5 11L7 6.5A2.2 2.2 0 0 1 9.1 5h5.8A2.2 2.2 0 0 1 17 6.5
      L18.5 11a2.5 2.5 0 0 1 2 2.5V18z detail M5.5 11h13 hole O7.5 14.5 1.3O16.5 14.5 1.3 line M6 18
      v2M18 18v2
    bus ⊟ body R4 3.5 16 15 3 detail M4.5 12h15 hole O8 15.3 1.2O16 15.3 1.2 line M7.5 18.5v2.5
      M16.5 18.5v2.5
    tram ⊟ body R5 4.5 14 13.5 3 detail M5.5 11.5h13 hole O8.8 14.8 1.2O15.2 14.8 1.2 line M9 18
      l-2 3M15 18l2 3M9 2.5h6
    bicycle ∞ line O5.8 16 3.5O18.2 16 3.5M5.8 16l3.7-7h6.2l2.5 7M9.5 9L12 16l3.7-7M12 16H5.8
      M14.2 5.5h1.5M7.8 6.5h3M9.5 9L8.8 6.5M15.7 9l-1-3.5
    scooter ∞ line O6 18 2.5O18 18 2.5M8.5 18h7M17.5 15.5L15 4.5h-2.5
    ferry ⌴ body M4 14.5l8-3 8 3c-.2 1.7-.8 3-1.6 4H5.6c-.8-1-1.4-2.3-1.6-4z line M6.5 13.5V8.5h11v5
      M12 8.5V4.5M3 21.5h18
    fuelpump ⊓ body M5 20.5V6A2.5 2.5 0 0 1 7.5 3.5h4A2.5 2.5 0 0 1 14 6v14.5 window M8 7h3v3.5H8
      z line M3.5 20.5h12M14 12.5h1.2A1.8 1.8 0 0 1 17 14.3V16a1.7 1.7 0 0 0 3.5 0V9.5L17.5 6.5
    clock.arrow.2.circlepath ◷ like clock.arrow.circlepath
    clock.arrow.trianglehead.counterclockwise.rotate.90 ◷ like clock.arrow.circlepath
    hourglass.bottomhalf.filled ⧗ like hourglass
    hourglass.tophalf.filled ⧗ like hourglass
    timelapse ◔ line O12 12 9 solid M12 6.5a5.5 5.5 0 1 1-4.8 8.2L12 12z
    metronome △▲ body M9.5 3.5h5l4 17h-13z detail M7.2 15h9.6M12 15l4.5-7.5
    location.north.line ▲ like location.north
    flag.checkered ⚑ solid M5 4h4.7v3.3H5zM14.3 4H19v3.3h-4.7zM9.7 7.3h4.6v3.4H9.7zM5 10.7h4.7V14H5z
      M14.3 10.7 H19V14h-4.7z line M5 21V4h14v10H5
    flag.2.crossed ⚐⚑ like flag
    airplane.departure ✈ like airplane
    airplane.arrival ✈ like airplane
    car.2 ⛍ like car
    car.rear ⛍ like car
    bolt.car ⛍ like car.badge.bolt
    car.side ⛍ body M3 15v-2.5a2 2 0 0 1 1.5-1.9L7 10l3-3.6a2 2 0 0 1 1.5-.7h3.2a2 2 0 0 1 1.5.7L19
      10l1 .3 a2 2 0 0 1 1.5 1.9V15a1.5 1.5 0 0 1-1.5 1.5H4.5A1.5 1.5 0 0 1 3 15z detail M7.5 10.2
      h11 window O7.5 16.5 2 O16.5 16.5 2
    bus.doubledecker ⊡ like bus
    lightrail ⊡ like tram
    cablecar ⊡ like tram
    motorcycle ⚲ like scooter
    sailboat △▲ body M11 3v12H4zM13.5 6l6 9h-6zM3.5 18h17l-2.5 3.2H6z
    truck.box ⊟ body M2.5 6.5A1.5 1.5 0 0 1 4 5h9a1.5 1.5 0 0 1 1.5 1.5V17h-12zM14.5 9h3.3l3.7 4v4
      h-7z window O7 17.5 2 O17.5 17.5 2
    box.truck ⊟ like truck.box
    parkingsign P line M8 20V4h5a5 5 0 0 1 0 10H8
    road.lanes ∥ line M7.5 4L4 20M16.5 4L20 20M12 4v3M12 10.5v3M12 17v3
    point.topleft.down.curvedto.point.bottomright.up ∿ line O6 6 2.5O18 18 2.5M8.5 6H16a3 3 0 0 1 0
      6H8 a3 3 0 0 0 0 6h7.5
    point.topleft.down.to.point.bottomright.curvepath ∿ like
      point.topleft.down.curvedto.point.bottomright.up
    point.3.connected.trianglepath.dotted ∴ solid O12 5 2.5O5 18 2.5O19 18 2.5 line M10.5 8.5L7 15
      M13.5 8.5L17 15 M8.5 18h7
    point.3.filled.connected.trianglepath.dotted ∴ like point.3.connected.trianglepath.dotted
    arrow.triangle.turn.up.right.diamond ◇◆ body M12 2.8L21.2 12 12 21.2 2.8 12z detail M9 15.5v-3
      A1.5 1.5 0 0 1 10.5 11H15M13 8.5l2.5 2.5-2.5 2.5
    arrow.triangle.turn.up.right.circle ⊕ body O12 12 9 detail M9 15.5v-3A1.5 1.5 0 0 1 10.5 11H15
      M13 8.5l2.5 2.5-2.5 2.5
    binoculars ∞ body O7 16 4O17 16 4 line M3.2 14.5L6 6.5a2 2 0 0 1 4 .5v6M20.8 14.5L18 6.5a2 2 0 0
      0-4 .5v6M10 9h4 M11 15.5h2
    beach.umbrella ☂ body M4 13.5A8.3 8.3 0 0 1 19.5 8z line M11.5 10.5L16 21M3 21h18
    """
}
