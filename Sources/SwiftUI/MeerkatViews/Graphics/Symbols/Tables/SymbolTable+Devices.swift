extension SymbolTable {
  /// Machines and what is in them.
  static let devices: String = """
    iphone ▯ body R6.5 2.5 11 19 3 detail M11 18.2h2
    ipad ▯ body R4.5 3 15 18 2.5 detail M11 17.7h2
    applewatch ◍ body R6.5 7 11 10 3 line M8.5 7L9.2 3h5.6L15.5 7M8.5 17l.7 4h5.6l.7-4
    laptopcomputer ▭ body R5 5 14 10.5 2 line M2.5 19h19
    desktopcomputer ▭ body R3 4 18 12 2.5 line M12 16v4M8.5 20h7
    display ▭ body R3 4 18 12.5 2.5 line M8.5 20.5h7
    tv ▭ body R3 5 18 12 2.5 line M8 20.5h8
    printer ⎙ body M6.5 8.5h11A3 3 0 0 1 20.5 11.5V15a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 15
      v-3.5a3 3 0 0 1 3-3z line M7.5 8.5V3.5h9v5 window M7.5 14h9v6.5h-9z
    scanner ⎙ body R3 12 18 7.5 2.5 line M4.5 12L19 5.5 hole O17 15.7 1.3
    externaldrive ⛁ body R3 13 18 7 2.5 line M3.2 14.5L5.6 6.5A2.5 2.5 0 0 1 8 4.7h8
      a2.5 2.5 0 0 1 2.4 1.8l2.4 8 hole O16.8 16.5 1.3
    internaldrive ⛁ like externaldrive
    server.rack ≣ body R4 3.5 16 7 2R4 13.5 16 7 2 hole O7.8 7 1.3O7.8 17 1.3 detail M12.5 7H16.5
      M12.5 17h4
    cpu ⊞ body R5.5 5.5 13 13 2.5 window R9.5 9.5 5 5 1 line M9 5.5v-3M15 5.5v-3M9 21.5v-3M15 21.5
      v-3M5.5 9h-3M5.5 15h-3M21.5 9h-3M21.5 15h-3
    memorychip ⊞ body R3 7 18 10 2 line M7 7V4.5M12 7V4.5M17 7V4.5M7 19.5V17M12 19.5V17M17 19.5V17
    battery.0percent ▭ line R2 7 17 10 3M21.8 11v2
    battery.25percent ▭ line R2 7 17 10 3M21.8 11v2 solid R4.5 9.5 3.5 5 1
    battery.50percent ▭ line R2 7 17 10 3M21.8 11v2 solid R4.5 9.5 6.5 5 1
    battery.75percent ▭ line R2 7 17 10 3M21.8 11v2 solid R4.5 9.5 9 5 1
    battery.100percent ▬ line R2 7 17 10 3M21.8 11v2 solid R4.5 9.5 12 5 1
    battery.100percent.bolt ↯ line M6.5 7H5a3 3 0 0 0-3 3v4a3 3 0 0 0 3 3h1M14.5 7H16a3 3 0 0 1 3 3
      v4a3 3 0 0 1-3 3h-2M21.8 11v2M11.5 6L7.5 12.5h5.5L9.5 18.5
    battery.0 ▭ like battery.0percent
    battery.25 ▭ like battery.25percent
    battery.50 ▭ like battery.50percent
    battery.75 ▭ like battery.75percent
    battery.100 ▬ like battery.100percent
    battery.100.bolt ↯ like battery.100percent.bolt
    power ⏻ line M12 3v8M7 6a8 8 0 1 0 10 0
    powerplug ⏚ body M6 9h12v2.5a6 6 0 0 1-12 0z line M9 9V3.5M15 9V3.5M12 17.5V21
    computermouse ⊖ body R6.5 3 11 18 5.5 detail M12 7v3.5
    terminal ❯ body R3 4 18 16 3 detail M7 9l3 3-3 3M12.5 15.5H17
    apple.terminal ❯ like terminal
    qrcode ▩ body R4 4 5.5 5.5 1R14.5 4 5.5 5.5 1R4 14.5 5.5 5.5 1 solid R13.5 13.5 3 3 .5
      R18 18 3 3 .5R18 13.5 3 3 .5R13.5 18 3 3 .5
    barcode ▥ line M4 5v14M11 5v14M20 5v14 fine M7.5 5v14M14 5v14M17 5v14
    iphone.gen1 ▯ like iphone
    iphone.gen2 ▯ like iphone
    iphone.gen3 ▯ like iphone
    iphone.homebutton ▯ like iphone
    iphone.landscape ▭ body R2.5 6.5 19 11 3 detail M18.3 11v2
    iphone.radiowaves.left.and.right ▯ body R8.5 3 7 18 2.2 line M5.5 8.5a6 6 0 0 0 0 7M18.5 8.5a6 6
      0 0 1 0 7
    apps.iphone ▯ like iphone
    ipad.landscape ▭ body R2.5 4.5 19 15 2.5
    ipad.and.iphone ▭ body R2.5 3.5 12 17 2.2R16.8 9 5 11.5 1.8
    applewatch.watchface ▢ like applewatch
    applewatch.radiowaves.left.and.right ▢ like applewatch
    macbook ▭ like laptopcomputer
    macbook.and.iphone ▭ like laptopcomputer
    laptopcomputer.and.iphone ▭ like laptopcomputer
    display.2 ▭ like display
    tv.and.mediabox ▭ like tv
    pc ▯ body R6.5 2.5 11 19 2.2 detail M9.8 6.5h4.4 hole O12 16.8 1.3
    macmini ▭ body R3 8.5 18 7 2.5 hole O17.3 12 1.1
    appletv ▭ like macmini
    visionpro ∞ body M7.5 7h9a5 5 0 0 1 0 10c-2.5 0-2.8-2-4.5-2s-2 2-4.5 2a5 5 0 0 1 0-10z
    sdcard ▯ body M8.5 3H16a2.5 2.5 0 0 1 2.5 2.5v13A2.5 2.5 0 0 1 16 21H8a2.5 2.5 0 0 1-2.5-2.5V7z
      detail M10 6.5v3M12.8 6.5v3 M15.6 6.5v3
    simcard ▯ body M8.5 3H16a2.5 2.5 0 0 1 2.5 2.5v13A2.5 2.5 0 0 1 16 21H8a2.5 2.5 0 0 1-2.5-2.5V7z
      window R9 11 6 6 1.2
    cable.connector ⊶ like powerplug
    bolt.batteryblock ▮ like battery.100percent.bolt
    poweron ⏽ line M12 4v16
    poweroff ○ like circle
    sensor ⁍ like dot.radiowaves.left.and.right
    lightswitch.on ▯ body R6 3 12 18 3 window R9.5 7 5 10 1.5
    web.camera ◎ body O12 9.5 6.5 window O12 9.5 2.3 line M7 20.8h10
    """
}
