import Foundation
import MeerkatAssets
import MeerkatBrowser
import MeerkatUI
import MeerkatViews
import Testing

/// A catalogue that went through the plug-in, as it is found at run time.
@MainActor
struct CatalogTests {
  private func html(_ view: some View) -> String {
    let runtime = Runtime()
    runtime.show(view)
    defer { runtime.end() }
    return HTMLRenderer().html(of: runtime.window).text
  }

  @Test func aColorHasItsLightAndItsDarkForm() {
    var values = EnvironmentValues()
    #expect(Color(.accentBlue).resolve(in: values).green == 0.5)
    values.colorScheme = .dark
    #expect(Color("AccentBlue").resolve(in: values).red == Float(64) / 255)
  }

  @Test func aFolderWithANamespaceIsPartOfTheName() {
    let color = Color(.Brand.sun).opacity(0.5).resolve(in: EnvironmentValues())
    #expect(color.opacity == 0.25)
    #expect(color.red > 1, "Display P3 has yellows beyond those of sRGB.")
    #expect(Color(.Brand.sun) == Color("Brand/SunColor"))
  }

  @Test func thePageHasBothFormsOfAColor() {
    #expect(
      html(Text("x").foregroundStyle(Color(.accentBlue)))
        .contains("light-dark(color(srgb 0 0.5 1),color(srgb 0.251 0.627 1))"))
    #expect(
      html(Text("x").foregroundStyle(Color(.Brand.sun))).contains("color(display-p3 1 0.8 0/0.5)"))
  }

  @Test func aPictureIsAFileOfTheServerForEachScale() throws {
    let page = html(Image(.logo))
    let sources = page.matches(of: /srcset='([^']+)'/).map { String($0.output.1) }
    #expect(sources.count == 2)
    #expect(sources.first?.hasSuffix(" 1x") == true, "\(page)")
    #expect(sources.last?.hasSuffix(" 2x") == true, "\(page)")
    #expect(page.contains("media=(prefers-color-scheme:dark)"))
    #expect(page.contains("alt='Logo'"))
    let image = try #require(AssetCatalog.main.images["Logo"])
    #expect(image.files.map(\.scale).sorted() == [1, 1, 2])
  }

  @Test func aTemplateTakesTheColorOfItsSurroundings() {
    #expect(html(Image(.leaf)).contains("mask-image:url(/~/pictures/"))
    #expect(html(Image(.leaf).renderingMode(.original)).contains("<picture "))
    #expect(html(Image(.logo).renderingMode(.template)).contains("width:8px"))
  }

  @Test func whatIsInNoCatalogIsAsBefore() {
    #expect(html(Image("Nowhere")).contains("class='picture"))
    #expect(html(Text("x").foregroundStyle(Color("Nowhere"))).contains("var(--gray)"))
  }
}
