import MeerkatBrowser
import MeerkatUI
import Testing

struct HTMLWriterTests {
  @Test(arguments: [
    ("Tom & Jerry", "Tom &amp; Jerry"),
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    (#"a "quote" and 'another'"#, "a &#34;quote&#34; and &#39;another&#39;"),
    (#"back\slash"#, "back&#92;slash"),
    ("two\nlines\tand a tab\r", "two&#10;lines&#9;and a tab&#13;"),
    ("nothing\u{0}here", "nothing\u{FFFD}here"),
    ("Müller 東京 🙂", "Müller 東京 🙂"),
    ("", ""),
  ])
  func textIsEscaped(text: String, expected: String) {
    var writer = HTMLWriter()
    writer.text(text)
    #expect(writer.html.text == expected)
  }

  @Test func attributesAreEscapedAndQuoted() {
    var writer = HTMLWriter()
    writer.open("input", id: 7)
    writer.attribute("placeholder", "' onfocus='alert(1)")
    writer.attribute("disabled")
    writer.endTag()
    #expect(
      writer.html.text == "<input id=e7 placeholder='&#39; onfocus=&#39;alert(1)' disabled>")
  }

  @Test func classesAndDeclarationsAreJoined() {
    var writer = HTMLWriter()
    writer.open("span", .row, id: 12)
    writer.className("headline")
    writer.className("secondary")
    writer.style("padding-top", points: 8)
    writer.style("color", Color.red)
    writer.endTag()
    writer.close("span")
    #expect(
      writer.html.text
        == "<span id=r12 class='headline secondary' style='padding-top:8px;color:var(--red)'></span>"
    )
  }

  @Test(arguments: [
    (0.0, "0"), (-0.5, "-0.5px"), (12.345_67, "12.346px"), (1.05, "1.05px"), (.infinity, "0px"),
    (.nan, "0px"),
  ])
  func lengthsAreNumbersWhateverTheyAre(length: Double, expected: String) {
    var writer = HTMLWriter()
    writer.open("i")
    writer.style("top", points: length)
    writer.endTag()
    #expect(writer.html.text == "<i style='top:\(expected)'>")
  }

  @Test func whatIsWrittenMayStandInAJSONString() {
    var writer = HTMLWriter()
    writer.open("p")
    writer.attribute(
      "title", String(String.UnicodeScalarView((0..<128).compactMap(Unicode.Scalar.init))))
    writer.endTag()
    writer.text("\u{7}\u{1b}\"\\\u{2028}")
    writer.symbol(#"<path d="M0 0"/>"#)
    let bytes = writer.html.bytes
    #expect(!bytes.contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
  }

  @Test(arguments: [
    (Color.primary.opacity(0.5), "color-mix(in srgb,var(--primary) 50%,transparent)"),
    (Color(red: 1, green: 0.5, blue: 0), "rgb(255 127.5 0)"),
    (Color(red: 0, green: 0, blue: 0, opacity: 0.25), "rgb(0 0 0/0.25)"),
    (Color.clear, "transparent"),
  ])
  func coloursAreThoseOfCSS(color: Color, expected: String) {
    var writer = HTMLWriter()
    writer.open("i")
    writer.style("color", color)
    writer.endTag()
    #expect(writer.html.text == "<i style='color:\(expected)'>")
  }
}
