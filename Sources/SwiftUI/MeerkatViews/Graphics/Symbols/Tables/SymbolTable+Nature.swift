extension SymbolTable {
  /// Weather, plants and animals.
  static let nature: String = """
    cloud ☁ body M7.3 19a4.6 4.6 0 0 1-.9-9.1 5.9 5.9 0 0 1 11.3.2A4.5 4.5 0 0 1 16.8 19z
    icloud ☁ like cloud
    cloud.rain ☂ body M7.3 15a4.3 4.3 0 0 1-.9-8.5 5.9 5.9 0 0 1 11.3.2A4.2 4.2 0 0 1 16.8 15
      z line M8 18.5l-1 2.5M12.5 18.5l-1 2.5M17 18.5L16 21
    cloud.snow ❄ body M7.3 15a4.3 4.3 0 0 1-.9-8.5 5.9 5.9 0 0 1 11.3.2A4.2 4.2 0 0 1 16.8 15
      z solid O8 19.5 1.3O12 20.5 1.3O16 19.5 1.3
    cloud.bolt ↯ body M7.3 15a4.3 4.3 0 0 1-.9-8.5 5.9 5.9 0 0 1 11.3.2A4.2 4.2 0 0 1 16.8 15
      z line M13 17l-3 2.5h3.5l-2.5 2.5
    cloud.sun ☁ body M6.5 20a3.7 3.7 0 0 1-.5-7.4 5 5 0 0 1 9.5.2A3.7 3.7 0 0 1 14.5 20
      z line M11.3 6.5a4 4 0 1 1 7 4.5M14.5 2.5V2M8.5 5L8 4.5M20.5 4.5L21 4M22 9.5h.5
    icloud.and.arrow.up ☁ line M7.3 17a4.6 4.6 0 0 1-.9-9.1 5.9 5.9 0 0 1 11.3.2A4.5 4.5 0 0 1 17 17
      M12 21v-9M9 14.5l3-3 3 3
    icloud.and.arrow.down ☁ line M7.3 17a4.6 4.6 0 0 1-.9-9.1 5.9 5.9 0 0 1 11.3.2
      A4.5 4.5 0 0 1 17 17M12 11.5V21M9 18l3 3 3-3
    sun.max ☀ body O12 12 4 line M12 2.5V4.5M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3
      l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4
    sun.min ☼ body O12 12 4 solid O12 4.5 1.3O12 19.5 1.3O4.5 12 1.3O19.5 12 1.3O6.7 6.7 1.3
      O17.3 6.7 1.3O6.7 17.3 1.3O17.3 17.3 1.3
    sunrise ☼ line M4 20.5h16M2.5 16.5h2M19.5 16.5h2M7.5 16.5a4.5 4.5 0 0 1 9 0M12 8.5V3M9 6l3-3 3 3
      M5.3 10l1.2 1.2M18.7 10l-1.2 1.2
    sunset ☼ line M4 20.5h16M2.5 16.5h2M19.5 16.5h2M7.5 16.5a4.5 4.5 0 0 1 9 0M12 3v5.5M9 5.5
      l3 3 3-3M5.3 10l1.2 1.2M18.7 10l-1.2 1.2
    moon ☾ body M20.3 14.6A8.7 8.7 0 1 1 9.4 3.7a7 7 0 0 0 10.9 10.9z
    moon.stars ☾ body M19.3 15.6A8.2 8.2 0 1 1 8.9 4.9a6.8 6.8 0 0 0 10.4 10.7z solid M17 2
      c.5 3 1.5 4 4.5 4.5-3 .5-4 1.5-4.5 4.5-.5-3-1.5-4-4.5-4.5 3-.5 4-1.5 4.5-4.5z
    bolt ↯ body M13.5 3L5 13.5h6L10.5 21 19 10.5h-6z
    flame ♨ body M12 3c.6 3.5 6.5 6 6.5 11.4A6.4 6.4 0 0 1 12 21a6.4 6.4 0 0 1-6.5-6.6
      c0-2.4 1.2-4.1 2.6-5.4.3 1.6 1 2.6 2 3.1C9.8 8.7 10.3 5.5 12 3z
    drop ◊⧫ body M12 3.2c3.7 4 6.2 7.3 6.2 11a6.2 6.2 0 0 1-12.4 0c0-3.7 2.5-7 6.2-11z
    humidity ◊ like drop
    leaf ❧ body M20 4c1 9-2.5 14.7-8.6 14.7a6 6 0 0 1-6-6C5.4 7 11 4 20 4z detail M11.5 12.5
      c1-1 2-1.7 3.5-2.5 line M3.5 20.5c1.3-2.7 2.7-4.8 4.5-6.5
    tree ♣ body M12 3.5l6 8h-3l4.5 5.5h-15L9 11.5H6z line M12 17v4
    snowflake ❄ line M12 3L12 21M19.79 7.5L4.21 16.5M19.79 16.5L4.21 7.5M9.7 3.87L12 6.2L14.3 3.87
      M17.89 5.95L17.02 9.1L20.19 9.93M20.19 14.07L17.02 14.9L17.89 18.05M14.3 20.13L12 17.8
      L9.7 20.13M6.11 18.05L6.98 14.9L3.81 14.07M3.81 9.93L6.98 9.1L6.11 5.95
    wind ≋ line M3 9.5h10.5a3 3 0 1 0-2.8-4M3 13.5h15a3 3 0 1 1-2.8 4M3 17.5h7a2 2 0 1 1-1.9 2.7
    thermometer ⌇ body M9.5 13.5V5.5a2.5 2.5 0 0 1 5 0v8a4.3 4.3 0 1 1-5 0
      z hole O12 17 1.8 detail M12 9v8
    thermometer.medium ⌇ like thermometer
    pawprint ❋ body M12 12c2.7 0 5 2.5 5 5a2.8 2.8 0 0 1-2.8 2.8c-.9 0-1.4-.4-2.2-.4s-1.3.4-2.2.4
      A2.8 2.8 0 0 1 7 17c0-2.5 2.3-5 5-5z solid O4.7 11.7 2O9 6.7 2.1O15 6.7 2.1O19.3 11.7 2
    fish ∝ body M16 12c-1.5 3.5-4.5 5.5-8 5.5-2 0-4-2-5-5.5 1-3.5 3-5.5 5-5.5 3.5 0 6.5 2 8 5.5
      l5-4.5v9z hole O7.5 11 1.4
    atom ⚛ line M6 6c-2 2 .4 6.6 4.2 10.3s6.3 4.2 7.8 1.7c1.5-2.5-.4-6.6-4.2-10.3S7.5 4.5 6 6zM18 6
      c2 2-.4 6.6-4.2 10.3S7.5 20.5 6 18 6.4 11.4 10.2 7.7 16.5 4.5 18 6z solid O12 12 1.6
    cloud.heavyrain ☂ like cloud.rain
    cloud.drizzle ☂ body M7.3 15a4.3 4.3 0 0 1-.9-8.5 5.9 5.9 0 0 1 11.3.2A4.2 4.2 0 0 1 16.8 15z
      solid O8 18.5 1.1O12 20.5 1.1O16 18.5 1.1
    cloud.hail ☂ like cloud.drizzle
    cloud.sleet ❄ like cloud.snow
    cloud.bolt.rain ↯ like cloud.bolt
    cloud.sun.rain ☂ like cloud.rain
    cloud.sun.bolt ↯ like cloud.bolt
    cloud.moon ☁ body M6.5 20.5a3.7 3.7 0 0 1-.5-7.4 5 5 0 0 1 9.5.2 3.7 3.7 0 0 1-1 7.2z line M12
      6.2a6 6 0 0 1 4-3.7 5 5 0 0 0 5 7.2 5.8 5.8 0 0 1-2.2 3.6
    cloud.moon.rain ☂ like cloud.rain
    cloud.moon.bolt ↯ like cloud.bolt
    cloud.fog ☁ body M7.3 15a4.3 4.3 0 0 1-.9-8.5 5.9 5.9 0 0 1 11.3.2A4.2 4.2 0 0 1 16.8 15z line
      M5 18h14M8 21h8
    smoke ☁ like cloud
    sun.horizon ☼ line M3 17h18M7 17a5 5 0 0 1 10 0M12 5.5v2.5M4.5 8.5l1.8 1.8M19.5 8.5l-1.8 1.8M7
      20.5h10
    sun.haze ☼ like sun.horizon
    sun.dust ☼ like sun.horizon
    moon.zzz ☾ body M18.3 15.8A7.7 7.7 0 1 1 8.5 6a6.5 6.5 0 0 0 9.8 9.8z line M15.5 3.5h5l-5 6h5
    moon.haze ☾ like moon
    moon.dust ☾ like moon
    bolt.horizontal ↯ body M3 10.5h8L10.5 5 21 13.5h-8l.5 5.5z
    bolt.badge.a ↯ like bolt
    drop.halffull ◖ like drop
    leaf.arrow.circlepath ⟳ like leaf
    camera.macro ❀ body O12 6.3 2.7O8 9.3 2.7O16 9.3 2.7O9.6 13.7 2.7O14.4 13.7 2.7 hole O12 10.4
      1.7 line M12 17v4.5M12 20.5c-2 0-3.5-.8-4.5-2M12 20.5c2 0 3.5-.8 4.5-2
    tornado ≋ line M4 4.5h16M6 8.5h13M9 12.5h8M11 16.5h4.5M12.5 20.5H14
    hurricane ◉ body O12 12 4 line M12 4c-5 0-8 3.5-8 8M12 20c5 0 8-3.5 8-8M12 4c2.5-1 5-.5 6.5.5M12
      20c-2.5 1-5 .5-6.5-.5
    tropicalstorm ◉ like hurricane
    rainbow ⌒ line M3 18a9 9 0 0 1 18 0M7 18a5 5 0 0 1 10 0M10.8 18a1.2 1.2 0 0 1 2.4 0
    water.waves ≋ line M3 7.5c2-1.7 4-1.7 6 0s4 1.7 6 0 4-1.7 6 0M3 12.5c2-1.7 4-1.7 6 0s4 1.7 6 0
      4-1.7 6 0M3 17.5 c2-1.7 4-1.7 6 0s4 1.7 6 0 4-1.7 6 0
    thermometer.low ⌶ like thermometer
    thermometer.high ⌶ like thermometer
    thermometer.sun ⌶ like thermometer
    thermometer.snowflake ⌶ like thermometer
    medical.thermometer ⌶ like thermometer
    aqi.medium ⁘ solid O12 4.5 1.6O17.8 8 1.6O17.8 15.5 1.6O12 19.5 1.6O6.2 15.5 1.6O6.2 8 1.6O12 12
      1.6
    aqi.low ⁘ like aqi.medium
    aqi.high ⁘ like aqi.medium
    allergens ⁘ like aqi.medium
    cat ☺☻ body M5 4.5l4 3h6l4-3V13a7 7 0 0 1-14 0z hole O9.5 12 1.1O14.5 12 1.1 detail M10.8 15.8
      c.7.6 1.7.6 2.4 0
    dog ☺☻ body M7 6h10v8.5a5 5.5 0 0 1-10 0z hole O9.8 10.3 1.1O14.2 10.3 1.1O12 14.3 1.5 line M7 6
      C4.5 5 3 7 3 11 c0 2 1 3 2.5 2.5M17 6c2.5-1 4 1 4 5 0 2-1 3-2.5 2.5
    moonphase.full.moon ● body O12 12 9 hole O12 12 6
    moonphase.new.moon ○ like circle
    moonphase.first.quarter ◑ like circle.righthalf.filled
    moonphase.waxing.crescent ☽ like moon
    moonphase.waning.crescent ☾ like moon
    microbe ✳ body O12 12 5.5 hole O10.3 11 1.3O13.8 13.5 1.1 line M12 3v3.5M12 17.5V21M3 12h3.5
      M17.5 12H21M5.7 5.7l2.4 2.4 M15.9 15.9l2.4 2.4M18.3 5.7l-2.4 2.4M8.1 15.9l-2.4 2.4
    """
}
