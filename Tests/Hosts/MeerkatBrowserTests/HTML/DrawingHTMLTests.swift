import Foundation
import MeerkatBrowser
import MeerkatUI
import MeerkatViews
import Testing

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}

@MainActor
struct DrawingHTMLTests {
  private func html<Content: View>(_ content: Content) -> String {
    let runtime = Runtime()
    runtime.show(content)
    defer { runtime.end() }
    return HTMLRenderer().html(of: runtime.window).text
  }

  @Test func aShapeInAFrameIsDrawnAtOnce() {
    let page = html(Triangle().fill(.red).padding(10).frame(width: 100, height: 60))
    #expect(page.contains("data-size='80 40'"))
    #expect(page.contains("<path d='M40 0L80 40L0 40Z' style='fill:var(--red)'></path>"))
  }

  @Test func aShapeWaitsForItsSizeElsewhere() {
    let page = html(HStack { Triangle() })
    #expect(page.contains("class='sized drawn") && !page.contains("<path"))
    #expect(!page.contains("data-size"))
  }

  @Test func aShapeIsDrawnAnewForTheSizeThatThePageTells() throws {
    let runtime = Runtime()
    runtime.show(Triangle())
    defer { runtime.end() }
    let memory = PageMemory()
    let renderer = HTMLRenderer(memory: memory)
    _ = renderer.html(of: runtime.window)
    _ = runtime.takeOperations()
    let element = try #require(runtime.window.children.first as? DrawingElement)
    element.resize(to: CGSize(width: 20, height: 10))
    #expect(runtime.takeOperations().count == 1)
    #expect(renderer.html(of: element).text.contains("d='M10 0L20 10L0 10Z'"))
    element.resize(to: CGSize(width: 20, height: 10))
    #expect(runtime.takeOperations().isEmpty)
  }

  @Test(arguments: [
    ("round", StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)),
    ("bevel", StrokeStyle(lineWidth: 4, lineJoin: .bevel)),
    ("stroke-dasharray:6 3;stroke-dashoffset:2", StrokeStyle(dash: [6, 3], dashPhase: 2)),
  ])
  func linesAreDrawnAsTheirStyleSays(_ words: String, _ style: StrokeStyle) {
    #expect(html(Triangle().stroke(.red, style: style).frame(width: 9, height: 9)).contains(words))
  }

  @Test func plainShapesStayBoxes() {
    for page in [
      html(Rectangle().fill(.red)), html(Capsule().stroke(.red, lineWidth: 3)),
      html(RoundedRectangle(cornerRadius: 4).strokeBorder(.red, lineWidth: 2)),
      html(UnevenRoundedRectangle(topLeadingRadius: 8)), html(Ellipse()),
    ] { #expect(!page.contains("<path") && !page.contains("sized")) }
    #expect(
      html(UnevenRoundedRectangle(topLeadingRadius: 8))
        .contains("border-start-start-radius:8px;border-start-end-radius:0"))
    #expect(
      html(Rectangle().stroke(.red, lineWidth: 4))
        .contains("box-shadow:inset 0 0 0 2px var(--red),0 0 0 2px var(--red)"))
    #expect(
      html(Rectangle().strokeBorder(.red, lineWidth: 4))
        .contains("box-shadow:inset 0 0 0 4px var(--red)'"))
  }

  @Test func aRingIsAPartOfACircle() {
    let ring = Circle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 8)
    let page = html(ring.frame(width: 100, height: 100))
    #expect(page.contains("d='M100 50C100 77.614 77.614 100 50 100'"))
    #expect(page.contains("stroke:var(--red);stroke-width:8px"))
  }

  @Test func gradientsAreTheBrowsersOwn() {
    let colors = Gradient(colors: [.red, .blue])
    let line = LinearGradient(gradient: colors, startPoint: .leading, endPoint: .trailing)
    let page = html(Triangle().fill(line).frame(width: 10, height: 10))
    #expect(page.contains("<linearGradient id='d"))
    #expect(page.contains("x1=0 y1=5 x2=10 y2=5") && page.contains("fill='url(#d"))
    let around = AngularGradient(gradient: colors, center: .center)
    #expect(
      html(Rectangle().fill(around)).contains(
        "background:conic-gradient(from 90deg at 50% 50%,var(--red) 0deg,var(--blue) 360deg)"))
    #expect(
      html(Circle().trim(from: 0, to: 0.5).stroke(around, lineWidth: 2).frame(width: 9, height: 9))
        .contains("<foreignObject"))
    let out = RadialGradient(gradient: colors, center: .top, startRadius: 2, endRadius: 20)
    #expect(
      html(Rectangle().fill(out)).contains(
        "radial-gradient(circle at 50% 0%,var(--red) 2px,var(--blue) 20px)"))
  }

  @Test func aCanvasDrawsLinesAreasTextsAndSymbols() {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: 2)), with: .color(.red))
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
      context.opacity = 0.5
      context.stroke(
        Path { $0.addLines([.zero, CGPoint(x: 9, y: 9)]) }, with: .color(.blue), lineWidth: 2)
      context.opacity = 1
      context.draw(Text("A&B").font(.caption), at: CGPoint(x: 5, y: 5))
      context.draw(Image(systemName: "star"), at: CGPoint(x: 10, y: 10))
    }
    let page = html(canvas.frame(width: 40, height: 20))
    #expect(page.contains("data-size='40 20'"))
    #expect(page.contains("d='M0 0L40 0L40 2L0 2Z'"))
    #expect(page.contains("clip-path:path(&#34;M0 0L5 0L5 5L0 5Z&#34;)"))
    #expect(page.contains("opacity:0.5") && page.contains("stroke-width:2px"))
    #expect(page.contains("A&amp;B</text>") && page.contains("viewBox='0 0 24 24'"))
    #expect(!page.contains("\""))
  }

  @Test func aClipIsAPath() {
    let page = html(Text("x").frame(width: 10, height: 10).clipShape(Triangle()))
    #expect(page.contains("clip-path:path(&#34;M5 0L10 10L0 10Z&#34;)"))
    #expect(html(Text("x").clipShape(Circle())).contains("class=clipped") == false)
    #expect(!html(Text("x").clipShape(Circle())).contains("clip-path"))
  }

  @Test func masksAreShapesAndGradients() {
    let fading = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    #expect(html(Text("x").mask(fading)).contains("mask-image:linear-gradient("))
    #expect(html(Text("x").mask { Circle() }).contains("border-radius:50%"))
    #expect(html(Text("x").mask { Circle().fill(fading) }).contains("mask-image:linear-gradient("))
  }

  @Test(arguments: [
    ("filter:saturate(0.5)", ColorEffectCase { AnyView($0.saturation(0.5)) }),
    ("filter:grayscale(1)", ColorEffectCase { AnyView($0.grayscale(1)) }),
    ("filter:contrast(2)", ColorEffectCase { AnyView($0.contrast(2)) }),
    ("filter:contrast(0.5)brightness(2)", ColorEffectCase { AnyView($0.brightness(0.5)) }),
    ("filter:hue-rotate(3.142rad)", ColorEffectCase { AnyView($0.hueRotation(.degrees(180))) }),
    ("filter:invert(1)", ColorEffectCase { AnyView($0.colorInvert()) }),
    ("<feBlend mode=multiply", ColorEffectCase { AnyView($0.colorMultiply(.red)) }),
    ("luminanceToAlpha", ColorEffectCase { AnyView($0.luminanceToAlpha()) }),
    ("mix-blend-mode:multiply", ColorEffectCase { AnyView($0.blendMode(.multiply)) }),
    ("isolation:isolate", ColorEffectCase { AnyView($0.compositingGroup()) }),
  ])
  func effectsAreFilters(_ words: String, _ effect: ColorEffectCase) {
    #expect(html(effect.show(Text("x"))).contains(words))
  }

  @Test func symbolsAreInTheVariantThatSomebodyHasDrawn() {
    let star = html(Image(systemName: "star"))
    let filled = html(Image(systemName: "star.fill"))
    #expect(html(Image(systemName: "star").symbolVariant(.fill)).contains(markup(of: filled)))
    #expect(html(Image(systemName: "star").symbolVariant(.fill)) != star)
    #expect(
      html(Image(systemName: "star").symbolVariant(.circle.fill))
        .contains(markup(of: html(Image(systemName: "star.circle.fill")))))
    #expect(html(Image(systemName: "star").imageScale(.large)).contains("large-scale"))
  }

  private func markup(of page: String) -> String {
    String(page.drop { $0 != ">" }.dropFirst().drop { $0 != ">" }.prefix(200))
  }

  @Test func whatIsPrivateIsRedactedForPrivacy() {
    let page = html(
      VStack {
        Text("Secret").privacySensitive()
        Text("Known")
      }.redacted(reason: .privacy))
    #expect(!page.contains("Secret") && page.contains("Known"))
  }

  @Test func whatIsRedactedStaysOnTheServer() {
    let page = html(
      VStack {
        Text("Secret 42")
        Image(systemName: "star").accessibilityLabel("Favourite")
      }.redacted(reason: .placeholder))
    #expect(!page.contains("Secret") && !page.contains("42") && !page.contains("Favourite"))
    #expect(page.contains("nnnnnn nn") && page.contains("aria-hidden=true"))
  }
}

/// A change of a view, for a table of them.
struct ColorEffectCase: Sendable {
  let show: @MainActor @Sendable (Text) -> AnyView
}
