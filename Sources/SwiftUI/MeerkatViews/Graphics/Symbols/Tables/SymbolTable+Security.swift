extension SymbolTable {
  /// Locks, keys, health: who is safe and who may come in.
  static let security: String = """
    lock ⊠ body R5 10.5 14 10.5 3 line M8 10.5V7.5a4 4 0 0 1 8 0v3
    lock.open ⊡ body R5 10.5 14 10.5 3 line M8 10.5V6.5a4 4 0 0 1 7.8-1.2
    key ⚷ body O8 16 4.5 line M11.2 12.8L20 4M16 8l3 3
    key.horizontal ⚷ like key
    shield ⛨ body M12 3l7.5 2.7v5.6c0 4.5-2.8 7.8-7.5 9.7-4.7-1.9-7.5-5.2-7.5-9.7V5.7z
    lock.shield ⛨
    checkmark.shield ⛨
    exclamationmark.shield ⛨
    xmark.shield ⛨
    shield.lefthalf.filled ⛨ body M12 3l7.5 2.7v5.6c0 4.5-2.8 7.8-7.5 9.7-4.7-1.9-7.5-5.2-7.5-9.7
      V5.7z solid M12 3v18c-4.7-1.9-7.5-5.2-7.5-9.7V5.7z
    eye ◉ body M2.5 12C4.7 7.8 8 5.5 12 5.5s7.3 2.3 9.5 6.5c-2.2 4.2-5.5 6.5-9.5 6.5S4.7 16.2 2.5 12
      z window O12 12 2.75
    eye.trianglebadge.exclamationmark ◉ like eye.badge.exclamationmark
    faceid ☺ line M3 8V6a3 3 0 0 1 3-3h2M16 3h2a3 3 0 0 1 3 3v2M21 16v2a3 3 0 0 1-3 3h-2M8 21H6
      a3 3 0 0 1-3-3v-2M8.5 8.5V10M15.5 8.5V10M12.2 8.5v4h-1M8.7 15.3c.9 1 2 1.5 3.3 1.5
      s2.4-.5 3.3-1.5
    touchid ◎ line M4 10.5a8.2 8.2 0 0 1 14-4.7M19.8 9c.5 3.3.2 6.6-.8 9.5M4.3 17c.6-1.5.9-3.2.9-5
      M8 19.5c.7-2.3 1-4.7 1-7a3.2 3.2 0 0 1 6.3 0c.1 3-.3 5.8-1.2 8.5M12.1 12.5
      c.1 2.8-.3 5.6-1.2 8.5
    cross + body M9.5 3.5h5v6h6v5h-6v6h-5v-6h-6v-5h6z
    cross.case ⊞ body R3 7 18 13 3 line M8.5 7V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5
      V7 detail M12 10.5v6M9 13.5h6
    pills ⊖ body M4.5 13.5l9-9a4.24 4.24 0 0 1 6 6l-9 9a4.24 4.24 0 0 1-6-6z detail M9 9l6 6
    bandage ⊞ body M4.5 13.5l9-9a4.24 4.24 0 0 1 6 6l-9 9a4.24 4.24 0 0 1-6-6z hole O12 9.8 1.1
      O14.2 12 1.1O9.8 12 1.1O12 14.2 1.1
    stethoscope ♡ line M7 3.5H5v5.5a4.5 4.5 0 0 0 9 0V3.5h-2M9.5 13.5v2a5 5 0 0 0 10 0V13
      O19.5 10.8 2.2
    testtube.2 ∪ line M6 3.5h12M8 3.5V16.5a4 4 0 0 0 8 0V3.5M8 12h8
    dumbbell ⊷ line M8 12h8M6.5 6.5v11M17.5 6.5v11M3.5 9.5v5M20.5 9.5v5
    brain ◕ body M12 5.5A3 3 0 0 0 6.3 6.5 3.5 3.5 0 0 0 4 11.5a3.7 3.7 0 0 0 1.5 5.5
      A3.3 3.3 0 0 0 12 18zM12 5.5a3 3 0 0 1 5.7 1A3.5 3.5 0 0 1 20 11.5a3.7 3.7 0 0 1-1.5 5.5
      A3.3 3.3 0 0 1 12 18z detail M12 5.5V18
    brain.head.profile ◕ like brain
    ear ◖ line M7 9.5a5.5 5.5 0 0 1 11 0c0 3.5-3 4.5-3.5 7.5-.4 2.5-1.7 3.5-3.2 3.5a3 3 0 0 1-3-2.5
      M10 10a2.5 2.5 0 0 1 5 0c0 2-2 2.2-2 4
    basketball ◍ body O12 12 9 detail M3.5 12h17M12 3.5v17M5.7 6c3.3 3.3 3.3 8.7 0 12M18.3 6
      c-3.3 3.3-3.3 8.7 0 12
    tennisball ◍ body O12 12 9 detail M5.7 6c3.3 3.3 3.3 8.7 0 12M18.3 6c-3.3 3.3-3.3 8.7 0 12
    lock.rotation ⊠ like lock.circle
    lock.display ⊠ like display.badge.lock
    lock.iphone ⊠ like iphone.badge.lock
    lock.laptopcomputer ⊠ like laptopcomputer.badge.lock
    lock.app.dashed ⊠ like lock.square.dashed
    lock.rectangle.stack ⊠ like rectangle.stack.badge.lock
    exclamationmark.lock ⊠ like lock.badge.exclamationmark
    shield.checkered ⛉ like shield.lefthalf.filled
    shield.lefthalf.fill ⛉ like shield.lefthalf.filled
    face.dashed ⊡ like faceid
    heart.text.square ♡♥ like heart.square
    cross.vial ✚ like testtube.2
    pill ⬭ body M5.2 12.2l7-7a4.7 4.7 0 0 1 6.6 6.6l-7 7a4.7 4.7 0 0 1-6.6-6.6z detail M8.9 8.9l6.2
      6.2
    syringe ⟋ line M15.5 3.5l5 5M18 6l-3 3M9 7.5l7.5 7.5M11 9.5l-6 6V19h3.5l6-6M5 19l-2 2
    staroflife ✱ body M10 3h4v5.5l4.8-2.7 2 3.4L16 12l4.8 2.8-2 3.4L14 15.5V21h-4v-5.5l-4.8
      2.7-2-3.4L8 12 3.2 9.2l2-3.4L10 8.5z
    facemask ▽▼ body M6 9c3-2 9-2 12 0v5c0 3-3 5-6 5s-6-2-6-5z detail M9.2 12.3h5.6M9.2 15.3h5.6
      line M6 10H2.5v2.5L6 15M18 10h3.5v2.5L18 15
    lungs ⫝ body M9.5 9v9.5c-1.7 1.8-6.5 2.3-6.5-1C3 13 5 8.5 7.7 7c1.1-.5 1.8.5 1.8 2zM14.5 9v9.5
      c1.7 1.8 6.5 2.3 6.5-1 0-4.5-2-9-4.7-10.5-1.1-.5-1.8.5-1.8 2z line M12 3v7.5l-2.5 2.5M12 10.5
      l2.5 2.5
    ear.and.waveform ʔ like ear
    hearingdevice.ear ʔ like ear
    flask ▽▼ body M9.5 3v6L4 18a2 2 0 0 0 1.8 3h12.4a2 2 0 0 0 1.8-3l-5.5-9V3z line M8 3h8 detail
      M7.6 15h8.8
    """
}
