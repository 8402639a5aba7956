extension SymbolTable {
  /// Sound, pictures and playback.
  static let media: String = """
    play ▷▶ body M7 5.1v13.8a1.2 1.2 0 0 0 1.8 1l11.4-6.9a1.2 1.2 0 0 0 0-2L8.8 4.1
      a1.2 1.2 0 0 0-1.8 1z
    pause ‖ body R5.5 4.5 4.5 15 1.5R14 4.5 4.5 15 1.5
    stop □■ body R5 5 14 14 3
    playpause ▷▶ body M3.5 6.5v11a1 1 0 0 0 1.6.8l7.3-5.5a1 1 0 0 0 0-1.6L5.1 5.7a1 1 0 0 0-1.6.8
      z line M16.5 6v12M20.5 6v12
    forward » body M3 6.9v10.2a1 1 0 0 0 1.6.8l7-5.1a1 1 0 0 0 0-1.6l-7-5.1A1 1 0 0 0 3 6.9zM13 6.9
      v10.2a1 1 0 0 0 1.6.8l7-5.1a1 1 0 0 0 0-1.6l-7-5.1A1 1 0 0 0 13 6.9z
    backward « body M21 6.9v10.2a1 1 0 0 1-1.6.8l-7-5.1a1 1 0 0 1 0-1.6l7-5.1A1 1 0 0 1 21 6.9z
      M11 6.9v10.2a1 1 0 0 1-1.6.8l-7-5.1a1 1 0 0 1 0-1.6l7-5.1A1 1 0 0 1 11 6.9z
    forward.end ⇥ body M5.5 6v12a1 1 0 0 0 1.6.8l8.3-6a1 1 0 0 0 0-1.6l-8.3-6A1 1 0 0 0 5.5 6
      z line M19 5.5v13
    backward.end ⇤ body M18.5 6v12a1 1 0 0 1-1.6.8l-8.3-6a1 1 0 0 1 0-1.6l8.3-6A1 1 0 0 1 18.5 6
      z line M5 5.5v13
    shuffle ⤨ line M3 17h2.5C11 17 11.5 7 17 7h4M18 4l3 3-3 3M3 7h2.5c2.3 0 3.7 1.6 4.7 3.5
      M12.8 14.2c1 1.6 2.2 2.8 4.2 2.8h4M18 14l3 3-3 3
    repeat ⟳ line M17 3l3.5 3.5L17 10M3.5 12v-1.5a4 4 0 0 1 4-4h13M7 21l-3.5-3.5L7 14M20.5 12v1.5
      a4 4 0 0 1-4 4h-13
    repeat.1 ⟳ line M17 3l3.5 3.5L17 10M3.5 11.5v-1a4 4 0 0 1 4-4h13M7 21l-3.5-3.5L7 14M3.5 17.5H13
      M20 21v-6.5l-2 1
    speaker ◁◀ body M6.5 10A1.5 1.5 0 0 1 8 8.5h2.5L16 4.5v15l-5.5-4H8A1.5 1.5 0 0 1 6.5 14z
    speaker.wave.1 ◁◀ body M5 8.5h2.5L13 4.5v15l-5.5-4H5A1.5 1.5 0 0 1 3.5 14v-4A1.5 1.5 0 0 1 5 8.5
      z line M16.5 9a4.3 4.3 0 0 1 0 6
    speaker.wave.2 ◁◀ body M4.5 8.5H7L12 4.5v15l-5-4H4.5A1.5 1.5 0 0 1 3 14v-4A1.5 1.5 0 0 1 4.5 8.5
      z line M15.5 9a4.3 4.3 0 0 1 0 6M18.3 6.3a8 8 0 0 1 0 11.4
    speaker.wave.3 ◁◀ body M3.5 9h2L10 5.5v13L5.5 15h-2A1.5 1.5 0 0 1 2 13.5v-3A1.5 1.5 0 0 1 3.5 9
      z line M13 9.5a3.6 3.6 0 0 1 0 5M15.7 7a7 7 0 0 1 0 10M18.5 4.5a10.7 10.7 0 0 1 0 15
    music.note ♪ solid O8 17.5 3.3 line M10.3 17.5V4l7.2 2.5V10.5l-7.2-2.5
    music.note.list ♫ solid O15.5 18 2.7 line M17.2 18V8.5L21 10M3.5 6h12M3.5 11.5h8M3.5 17h5.5
    music.mic ♩ body O16 8 4.5 line M12.5 11L4 19.5l.5.5 9-8
    headphones ∩ line M4 16v-4a8 8 0 0 1 16 0v4 body R4 14 4 6.5 1.8R16 14 4 6.5 1.8
    film ▤ body R3 4 18 16 3 detail M7.5 4.5v15M16.5 4.5v15M3.5 12H7M17 12h3.5M7.5 12h9
    photo ▧ body R3 4.5 18 15 3 hole O8.5 9.3 1.7 detail M4 17.5l4.3-4a1.7 1.7 0 0 1 2.3 0L14 16.5
      l1.6-1.5a1.7 1.7 0 0 1 2.3 0L20 17
    photo.on.rectangle ▧ body R3 8 14.5 12 2.5 hole O7.3 12 1.4 detail M4 18l3-2.5a1.5 1.5 0 0 1 2 0
      l3 2.5 line M6.5 4.5A2.5 2.5 0 0 1 8.5 3.5h10A2.5 2.5 0 0 1 21 6v7.5a2.5 2.5 0 0 1-1 2
    camera ◙ body M3 9a2.5 2.5 0 0 1 2.5-2.5h1.7a1.5 1.5 0 0 0 1.3-.7l.6-1A1.7 1.7 0 0 1 10.5 4h3
      a1.7 1.7 0 0 1 1.4.8l.6 1a1.5 1.5 0 0 0 1.3.7h1.7A2.5 2.5 0 0 1 21 9v8.5a2.5 2.5 0 0 1-2.5 2.5
      h-13A2.5 2.5 0 0 1 3 17.5z window O12 13 3.25
    waveform ∿ line M4 10.5v3M8 6.5v11M12 3.5v17M16 7.5v9M20 10.5v3
    waveform.path.ecg ∿ line M3 12h4l2.5-7.5 5 15L17 12h4
    radio ⊡ body R3 8.5 18 12 3 line M6.5 8.5L17 3.5 detail M6.5 13h4M6.5 16.5
      h4 window O15.7 14.5 2.3
    forward.end.alt ⇥ like forward.end
    backward.end.alt ⇤ like backward.end
    forward.frame ⇥ like forward.end
    backward.frame ⇤ like backward.end
    speaker.plus ◁◀ like speaker.badge.plus
    speaker.minus ◁◀ like speaker.badge.minus
    hifispeaker ▯▮ body R6 3 12 18 3 window O12 14.3 3 hole O12 7.5 1.4
    homepod ▢ body R5 4 14 16 6 detail M9 7.8h6
    homepodmini ▢ like homepod
    earbuds ∩ body O7 7 3.5O17 7 3.5 line M9.5 9.5v10M14.5 9.5v10
    airpods ∩ like earbuds
    airpodspro ∩ like earbuds
    airpodsmax ∩ like headphones
    pianokeys ▥ body R3 5 18 14 2.5 hole R7.3 5.5 3.4 7.5 .6R13.3 5.5 3.4 7.5 .6 detail M9 13v5.5M15
      13v5.5
    music.quarternote.3 ♫ like music.note.list
    tuningfork Ψ line M8 3v6a4 4 0 0 0 8 0V3M12 13v8
    film.stack ▥ like film
    movieclapper ▤ body M4 10.5h16V18.5A1.5 1.5 0 0 1 18.5 20h-13A1.5 1.5 0 0 1 4 18.5z line M4 10.5
      L3.3 7 19 3.5l.8 3.4zM8.5 5.8 l2 3.2M13.5 4.7l2 3.2
    photo.on.rectangle.angled ▧ like photo.on.rectangle
    photo.fill.on.rectangle.fill ▧ like photo.on.rectangle.fill
    photo.stack ▧ like photo.on.rectangle
    photo.artframe ▧ like photo
    photo.tv ▧ like photo
    camera.on.rectangle ◙ like camera
    camera.rotate ◙ like camera.badge.arrow.clockwise
    arrow.triangle.2.circlepath.camera ◙ like camera.badge.arrow.clockwise
    camera.aperture ◎ body O12 12 9 detail M16.2 12L11.1 20.8M14.1 15.6L4 15.6M9.9 15.6L4.8 6.9M7.8
      12L12.9 3.2M9.9 8.4L20 8.4M14.1 8.4L19.2 17.1
    waveform.path ∿ line M3 12h2.5l2-5 3 12 3-15 3 11 1.5-3h3
    recordingtape ∞ line O7 12 4O17 12 4M7 16h10
    opticaldisc ◎ body O12 12 9 window O12 12 2.5
    pip ⧉ line M11 19H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v2.5 solid R13 13 8.5 6.5 1.8
    pip.enter ⧉ like pip
    pip.exit ⧉ like pip
    flashlight.on ▽▼ body M7.5 9h9L15 13v7a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-7z line M12 2.5V5M6.5 3.5
      L8 5.5M17.5 3.5L16 5.5
    flashlight.off ▽▼ body M7.5 4h9v3.5L15 11v9a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-9l-1.5-3.5z detail
      M8 7.5h8
    flashlight ▽▼ like flashlight.off
    """
}
