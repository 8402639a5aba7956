extension SymbolTable {
  /// Documents, folders, books and what is done with them.
  static let documents: String = """
    pencil ✎ body M4 20l1.2-4.7L15.9 4.6a2.15 2.15 0 0 1 3 0l.5.5a2.15 2.15 0 0 1 0 3L8.7 18.8
      z detail M13.8 6.7l3.5 3.5
    pencil.line ✎ body M4 17.5l1-4L14.5 4a2 2 0 0 1 2.8 0l.2.2a2 2 0 0 1 0 2.8L8 16.5z line M4 21h16
    square.and.pencil ✎ line M11 4H7a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-4M9.5 14.5
      l.8-3.5 8-8a1.9 1.9 0 0 1 2.7 2.7l-8 8z
    square.and.arrow.up ⇪ line M8.5 9.5H7.5A2.5 2.5 0 0 0 5 12v6.5A2.5 2.5 0 0 0 7.5 21h9
      a2.5 2.5 0 0 0 2.5-2.5V12a2.5 2.5 0 0 0-2.5-2.5h-1M12 15V3M8.5 6.5L12 3l3.5 3.5
    square.and.arrow.up.on.square ⇪ like square.and.arrow.up
    square.and.arrow.down ⤓ line M8.5 8.5H7.5A2.5 2.5 0 0 0 5 11v7.5A2.5 2.5 0 0 0 7.5 21h9
      a2.5 2.5 0 0 0 2.5-2.5V11a2.5 2.5 0 0 0-2.5-2.5h-1M12 3v12.5M8.5 12l3.5 3.5 3.5-3.5
    doc ▯▮ body M8 3h5.5L19 8.5V18a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z detail M13.5 3.5V7
      A1.5 1.5 0 0 0 15 8.5h3.5
    doc.text ▤ body M8 3h5.5L19 8.5V18a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3
      z detail M13.5 3.5V7A1.5 1.5 0 0 0 15 8.5h3.5M9 12.5h6M9 16.5h6
    doc.plaintext ▤ like doc.text
    doc.richtext ▤ like doc.text
    document ▯▮ like doc
    document.on.document ⧉ like doc.on.doc
    doc.on.doc ⧉ body R9 8 11 13 2.5 line M5.5 16A2.5 2.5 0 0 1 4 13.7V5.5A2.5 2.5 0 0 1 6.5 3h6
      a2.5 2.5 0 0 1 2.3 1.5
    doc.on.clipboard ⧉ like clipboard
    clipboard ▯▮ body M9 4.5H8a3 3 0 0 0-3 3V18a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V7.5a3 3 0 0 0-3-3
      H15 window R9 3 6 3.5 1.2
    list.clipboard ▤ body M9 4.5H8a3 3 0 0 0-3 3V18a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V7.5a3 3 0 0 0-3-3
      H15 window R9 3 6 3.5 1.2 detail M9 11.5h6M9 15.8h6
    note.text ▤ body R4 4 16 16 3.5 detail M8 9h8M8 12.5h8M8 16h4
    newspaper ▤ body M17 9h2.5A1.5 1.5 0 0 1 21 10.5v7a2 2 0 0 1-2 2H6a3 3 0 0 1-3-3V6
      a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 17 6v11.5a2 2 0 0 0 2 2 detail M7 9h6M7 12.5h6M7 16h3
    folder ▱▰ body M3 7a2.5 2.5 0 0 1 2.5-2.5h3.6a2.5 2.5 0 0 1 1.8.8L12.5 7h6A2.5 2.5 0 0 1 21 9.5
      V17a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17z
    tray ⊔ body M3 13.5L5.8 6A2.3 2.3 0 0 1 8 4.5h8A2.3 2.3 0 0 1 18.2 6L21 13.5V17
      a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17z detail M3.5 13.5H8L9.5 16h5l1.5-2.5h4.5
    tray.full ⊔ body M3 13.5L5.8 6A2.3 2.3 0 0 1 8 4.5h8A2.3 2.3 0 0 1 18.2 6L21 13.5V17
      a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17z detail M3.5 13.5H8L9.5 16h5l1.5-2.5h4.5M9 9h6
    tray.and.arrow.down ⤓ line M7.5 9.5H6.5L3 15v3a2.5 2.5 0 0 0 2.5 2.5h13A2.5 2.5 0 0 0 21 18v-3
      l-3.5-5.5h-1M3.5 15.5H8.5c.6 1.3 1.8 2 3.5 2s2.9-.7 3.5-2h5M12 3v9.5M9 9.5l3 3 3-3
    tray.and.arrow.up ⇪ line M7.5 9.5H6.5L3 15v3a2.5 2.5 0 0 0 2.5 2.5h13A2.5 2.5 0 0 0 21 18v-3
      l-3.5-5.5h-1M3.5 15.5H8.5c.6 1.3 1.8 2 3.5 2s2.9-.7 3.5-2h5M12 12.5V3M9 6l3-3 3 3
    archivebox ⊟ body R3 4 18 5 1.5M4.5 9h15v8.5A2.5 2.5 0 0 1 17 20H7a2.5 2.5 0 0 1-2.5-2.5
      z detail M4.5 9h15M10 13h4
    trash ⌫ body M6 7h12l-.8 11.4A2.5 2.5 0 0 1 14.7 20.7H9.3a2.5 2.5 0 0 1-2.5-2.3z line M4 7h16
      M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5 detail M10 11.5v5M14 11.5v5
    book ▥ body M12 6.5C9.7 5.1 7 4.5 3 4.5v14c4 0 6.7.6 9 2 2.3-1.4 5-2 9-2v-14c-4 0-6.7.6-9 2
      z detail M12 6.5v14
    book.closed ▮ body M8 3h9.5A1.5 1.5 0 0 1 19 4.5v15a1.5 1.5 0 0 1-1.5 1.5H7.5
      A2.5 2.5 0 0 1 5 18.5V6a3 3 0 0 1 3-3z detail M5.5 18A2 2 0 0 1 7.5 16.5H18.5
    text.book.closed ▮ body M8 3h9.5A1.5 1.5 0 0 1 19 4.5v15a1.5 1.5 0 0 1-1.5 1.5H7.5
      A2.5 2.5 0 0 1 5 18.5V6a3 3 0 0 1 3-3z detail M5.5 18A2 2 0 0 1 7.5 16.5H18.5M9.5 7.5h5
      M9.5 11.5h3
    books.vertical ▥ body R3.5 4 4.5 16 1R8 7.5 4.5 12.5 1M14.2 6.3l2.6-.7a1 1 0 0 1 1.2.7l3 11.4
      a1 1 0 0 1-.7 1.2l-2.6.7a1 1 0 0 1-1.2-.7L13.5 7.5a1 1 0 0 1 .7-1.2z detail M8 5V19M12.5 8.5
      V19
    bookmark ⚐⚑ body M6 5.5A2.5 2.5 0 0 1 8.5 3h7A2.5 2.5 0 0 1 18 5.5V20.5l-6-4.5-6 4.5z
    paperclip ∮ line M20.5 11.5l-8.3 8.3a5.2 5.2 0 0 1-7.4-7.4l8.5-8.5a3.5 3.5 0 0 1 5 5l-8.5 8.5
      a1.8 1.8 0 0 1-2.6-2.6l7.8-7.8
    scissors ✂ line O6.5 6.5 2.75O6.5 17.5 2.75M8.8 8.2L20 18.5M8.8 15.8L20 5.5
    graduationcap ♙ body M12 4.5L2.5 9.3 12 14l9.5-4.7zM6.5 11.5v5c1.3 1.6 3.2 2.5 5.5 2.5
      s4.2-.9 5.5-2.5v-5 line M21.5 9.5V15
    backpack ⊓ body M5.5 11a6.5 6.5 0 0 1 13 0v8a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2z line M9.5 4.8V4.5
      a1.5 1.5 0 0 1 1.5-1.5h2a1.5 1.5 0 0 1 1.5 1.5v.3 detail M9.5 9h5M6 14.5h12M12 14.5v2.5
    calendar ▦ body R4 5 16 16 3.5 detail M4.5 10h15 line M8 3v4M16 3v4 hole O8.5 14 1.2O12 14 1.2
      O15.5 14 1.2O8.5 17.5 1.2O12 17.5 1.2
    arrow.up.bin ⊟ body R3 4 18 5 1.5M4.5 9h15v8.5A2.5 2.5 0 0 1 17 20H7a2.5 2.5 0 0 1-2.5-2.5z
      detail M4.5 9h15 M12 17.5v-5.5M9.8 14l2.2-2.2 2.2 2.2
    xmark.bin ⊟ body R3 4 18 5 1.5M4.5 9h15v8.5A2.5 2.5 0 0 1 17 20H7a2.5 2.5 0 0 1-2.5-2.5z detail
      M4.5 9h15 M9.8 12.3l4.4 4.4M14.2 12.3l-4.4 4.4
    list.bullet.clipboard ▤ body M9 4.5H8a3 3 0 0 0-3 3V18a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V7.5a3 3 0 0
      0-3-3 H15 window R9 3 6 3.5 1.2 hole O9 11.5 1.1O9 15.8 1.1 detail M12 11.5h3.5M12 15.8h3.5
    pencil.and.list.clipboard ▤ like list.clipboard
    document.on.clipboard ⧉ like doc.on.clipboard
    text.document ▤ like doc.text
    text.page ▤ like doc.text
    richtext.page ▤ like doc.text
    doc.append ▤ like doc.text
    doc.text.image ▤ like doc.text
    doc.zipper ▯▮ body M8 3h5.5L19 8.5V18a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z detail
      M13.5 3.5V7 A1.5 1.5 0 0 0 15 8.5h3.5M9 6.5v1.5M9 11v1.5M9 15.5v1.5
    note □■ body R4 4 16 16 3.5 detail M14 19.5V16a2 2 0 0 1 2-2h3.5
    book.pages ▥ like book
    character.book.closed ▮ like text.book.closed
    tray.2 ⊔ like tray.full
    plus.rectangle.on.folder ▱▰ like folder.badge.plus
    pencil.tip ✎ line M12 3l5 11.5V21H7v-6.5zM12 3v5.5M7 14.5h10
    pencil.tip.crop.circle ✎ body O12 12 9 detail M12 5.5l3.7 8.5v5.5M12 5.5L8.3 14v5.5
    pencil.and.outline ✎ like pencil.line
    pencil.and.scribble ✎ like pencil.line
    square.and.arrow.down.on.square ⤓ like square.and.arrow.down
    scribble ≈ line M4 15C6 7 9 4 10.5 5.5 12.5 8 5 17 7.5 19 10 20.5 14 8 16.5 9.5 18.5 11 13 17
      15.5 18.5 17 19.3 19 17 20 15
    scribble.variable ≈ like scribble
    signature ≈ line M3 19.5h18M4.5 15C8 12 11.5 8 11 5.5 10.6 3.7 8.5 4.5 8 7.5c-.6 4 .5 7.5 2 7.5
      s2-3 3.2-3 .8 2.5 2.3 2.5 1.5-1.5 4.5-1.5
    lasso ∝ line M12 4.5c5 0 8.5 2.2 8.5 5.5S17 15.5 12 15.5 3.5 13.3 3.5 10 7 4.5 12 4.5zM7 14.5
      a2.2 2.2 0 1 0 1.5 2.6c.3 1.5-.3 3-2 4
    highlighter ✐ body M8.5 13.5l8-9.5 4 3.2-8 9.5z line M8.5 13.5L7 17.5l1.3 1 4.2-1.8M3.5 21h10
    eraser ▱▰ body M14.2 4.6l5.2 5.2a1.8 1.8 0 0 1 0 2.6L12.3 19.5H8.2L4.4 15.7a1.8 1.8 0 0 1 0-2.6
      l7.2-8.5 a1.8 1.8 0 0 1 2.6 0z detail M8.2 9l6.8 6.8 line M8 20h12
    calendar.day.timeline.left ▦ body R4 4 16 16 3.5 detail M9 4.5v15M4.5 12h15 hole O9 12 1.8
    calendar.day.timeline.leading ▦ like calendar.day.timeline.left
    """
}
