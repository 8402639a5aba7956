extension SymbolTable {
  /// Messages, calls and networks.
  static let communication: String = """
    envelope ✉ body R3 5 18 14 3 detail M4 7.5l6.4 5a2.6 2.6 0 0 0 3.2 0L20 7.5
    envelope.open ✉ body M3 10.5L10.4 4.4a2.5 2.5 0 0 1 3.2 0L21 10.5V18a3 3 0 0 1-3 3H6
      a3 3 0 0 1-3-3z detail M4 11.5l6.5 4.5a2.6 2.6 0 0 0 3 0L20 11.5
    paperplane ➢➤ body M21 3L3 10.2l7.2 3.6L13.8 21z detail M20.5 3.5L10.2 13.8
    phone ☎ body M5 3.5h3.3a1.5 1.5 0 0 1 1.4 1l1.3 3.3a1.5 1.5 0 0 1-.4 1.6L9 11
      a12.5 12.5 0 0 0 4 4l1.6-1.6a1.5 1.5 0 0 1 1.6-.4l3.3 1.3a1.5 1.5 0 0 1 1 1.4V19
      a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5A1.5 1.5 0 0 1 5 3.5z
    phone.down ☎ body M3 14.5v-2C5.3 10.2 8.4 9 12 9s6.7 1.2 9 3.5v2a1.5 1.5 0 0 1-1.8 1.5l-3-.6
      a1.5 1.5 0 0 1-1.2-1.5v-1.6a12 12 0 0 0-6 0v1.6a1.5 1.5 0 0 1-1.2 1.5l-3 .6
      A1.5 1.5 0 0 1 3 14.5z
    video ▷▶ body R2.5 6 13 12 3M15.5 10.7l4.3-2.7a1.1 1.1 0 0 1 1.7.9v6.2a1.1 1.1 0 0 1-1.7.9
      l-4.3-2.7
    message ✉ body M12 4c5 0 9 3.3 9 7.5S17 19 12 19c-1.1 0-2.2-.2-3.2-.5L4.5 20.5l.9-4.3
      C3.9 14.9 3 13.3 3 11.5 3 7.3 7 4 12 4z
    bubble ✉ like message
    bubble.left ✉ body M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-6.5L7 21v-4H6a3 3 0 0 1-3-3V7
      a3 3 0 0 1 3-3z
    bubble.right ✉ body M18 4H6a3 3 0 0 0-3 3v7a3 3 0 0 0 3 3h6.5L17 21v-4h1a3 3 0 0 0 3-3V7
      a3 3 0 0 0-3-3z
    bubble.left.and.bubble.right ✉ body M5.5 3.5h8A2.5 2.5 0 0 1 16 6v4a2.5 2.5 0 0 1-2.5 2.5H9.5
      L6 15.5v-3h-.5A2.5 2.5 0 0 1 3 10V6a2.5 2.5 0 0 1 2.5-2.5z line M19.5 9A2.5 2.5 0 0 1 21 11.3
      V15a2.5 2.5 0 0 1-2.5 2.5H18v3l-3.5-3H12A2.5 2.5 0 0 1 10 16.5
    text.bubble ✉
    ellipsis.bubble ✉
    ellipsis.message ✉ like ellipsis.bubble
    quote.bubble ✉
    bell ♪ body M12 3a6 6 0 0 1 6 6c0 4 .9 5.3 2 6.6.7.9.2 1.9-.8 1.9H4.8c-1 0-1.5-1-.8-1.9
      C5.1 14.3 6 13 6 9a6 6 0 0 1 6-6z line M9.7 20.6c.6.6 1.4.9 2.3.9s1.7-.3 2.3-.9
    megaphone ◁◀ body M18 4.2v13.6L8.5 15H5.5A2.5 2.5 0 0 1 3 12.5v-3A2.5 2.5 0 0 1 5.5 7h3
      z line M7.5 15.5V18a2.3 2.3 0 0 0 4.6 0v-1.5M21.3 9.5v3
    antenna.radiowaves.left.and.right ⏚ solid O12 10 2 line M12 12v9M8.5 6.5a5 5 0 0 0 0 7M15.5 6.5
      a5 5 0 0 1 0 7M5.5 3.5a9.2 9.2 0 0 0 0 13M18.5 3.5a9.2 9.2 0 0 1 0 13
    dot.radiowaves.left.and.right ◎ solid O12 12 2 line M8.5 8.5a5 5 0 0 0 0 7M15.5 8.5
      a5 5 0 0 1 0 7M5.5 5.5a9.2 9.2 0 0 0 0 13M18.5 5.5a9.2 9.2 0 0 1 0 13
    dot.radiowaves.right ◎ solid O6 12 2 line M9.7 8.5a5 5 0 0 1 0 7M13 5.5a9.2 9.2 0 0 1 0 13
      M16.2 2.8a13 13 0 0 1 0 18.4
    wifi ⌔ solid O12 18.4 1.9 line M2.7 9.1a13.2 13.2 0 0 1 18.6 0M5.7 12.3a8.9 8.9 0 0 1 12.6 0
      M8.7 15.3a4.7 4.7 0 0 1 6.6 0
    wifi.exclamationmark ⌔ like wifi.badge.exclamationmark
    network ☍ body R9 3 6 5.5 1.5R3 15.5 6 5.5 1.5R15 15.5 6 5.5 1.5 line M12 8.5V12M6 15.5V14
      a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v1.5
    globe ⊕ body O12 12 9 detail M3 12h18M12 3c-2.7 2.4-4 5.4-4 9s1.3 6.6 4 9M12 3c2.7 2.4 4 5.4 4 9
      s-1.3 6.6-4 9
    globe.americas ⊕ like globe
    globe.europe.africa ⊕ like globe
    link ∞ line M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1.5 1.5M14 10
      a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1.5-1.5
    personalhotspot ∞ like link
    mic ♩ body R9 3 6 11 3 line M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M8.5 21h7
    mail ✉ like envelope
    phone.connection ☎ like phone
    phone.arrow.up.right ☎ like phone.badge.arrow.up.right
    phone.arrow.down.left ☎ like phone.badge.arrow.down.left
    bubble.middle.bottom ✉ like bubble
    bubble.left.and.text.bubble.right ✉ like bubble.left.and.bubble.right
    bubble.left.and.exclamationmark.bubble.right ✉ like bubble.left.and.bubble.right
    ellipsis.vertical.bubble ✉ like ellipsis.bubble
    captions.bubble ✉ body M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-6.5L7 21v-4H6a3 3 0 0 1-3-3V7 a3 3
      0 0 1 3-3z detail M7 9.5h3M13 9.5h4M7 13h5.5M15.5 13H17
    bell.and.waves.left.and.right ♩ like bell
    dot.radiowaves.forward ⁍ like dot.radiowaves.right
    dot.radiowaves.up.forward ⁍ like dot.radiowaves.right
    wave.3.right ⦆ line M5 9.5a4.5 4.5 0 0 1 0 5M9.5 7a9.5 9.5 0 0 1 0 10M14 4.5a15 15 0 0 1 0 15
    wave.3.left ⦅ line M19 9.5a4.5 4.5 0 0 0 0 5M14.5 7a9.5 9.5 0 0 0 0 10M10 4.5a15 15 0 0 0 0 15
    wave.3.forward ⦆ like wave.3.right
    wave.3.backward ⦅ like wave.3.left
    cellularbars ▟ solid R3 16 3 4 1R8 12.5 3 7.5 1R13 8.5 3 11.5 1R18 4.5 3 15.5 1
    wifi.router ▱ body R3 13 18 7 2.5 hole O7 16.5 1.1 line M12 13v-2.5M8.5 8a5 5 0 0 1 7 0M6 5.2
      a8.7 8.7 0 0 1 12 0
    globe.asia.australia ⊕ like globe.americas
    globe.central.south.asia ⊕ like globe.europe.africa
    airplayvideo ▵ line M7 17H5.5A2.5 2.5 0 0 1 3 14.5v-8A2.5 2.5 0 0 1 5.5 4h13A2.5 2.5 0 0 1 21
      6.5v8 a2.5 2.5 0 0 1-2.5 2.5H17 solid M12 14l6 7H6z
    airplayaudio ▵ line M6.5 17.5a9 9 0 1 1 11 0M9 14a5 5 0 1 1 6 0 solid M12 15.5l5 6H7z
    """
}
